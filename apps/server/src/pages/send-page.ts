import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#http/compression/accepted-encoding.ts';
import type { MadePage } from './kept-pages.ts';

/** Sends a page to be asked for anew each time; one that the caller holds already is 304. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, personal }: Pick<MadePage, 'answer' | 'personal'>,
): Promise<FastifyReply> {
  const { code, etag } = answer;
  reply
    .code(code)
    .type('text/html; charset=utf-8')
    .headers({
      ...(etag !== null && { etag }),
      'cache-control': personal ? 'private, no-cache' : 'no-cache',
      vary: 'accept-encoding, accept-language, cookie, user-agent',
    });
  const held = request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag);
  if (held === true && code === 200) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await answer.sent(encoding));
}
