import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#http/answer/accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Quick, since each page is made anew. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type SentHtml = {
  readonly html: string;
  readonly status: number;
  /** Made for one reader: no cache that others share may hold it. */
  readonly personal: boolean;
};

/** Sends a page to be asked for anew each time; one that the caller holds already is 304. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, status, personal }: SentHtml,
): Promise<FastifyReply> {
  const etag = `W/"${hash('sha1', html, 'base64url')}"`;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      etag,
      'cache-control': personal ? 'private, no-cache' : 'no-cache',
      vary: 'accept-encoding, accept-language, cookie, user-agent',
    });
  const held = request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag);
  if (held === true && status === 200) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(html);
  const bytes = await (encoding === 'br' ? brotli(html, brotliQuality) : gzipped(html));
  return reply.header('content-encoding', encoding).send(bytes);
}
