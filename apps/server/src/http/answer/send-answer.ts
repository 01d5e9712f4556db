import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#http/compression/accepted-encoding.ts';
import { JsonAnswer, type Answer } from './answer.ts';
import { bytesOf } from '#http/compression/joined-gzip.ts';
import { PreparedAnswer } from '#http/compression/prepared-answer.ts';
import { successParts, successText } from './success-text.ts';

export function prepare(
  answer: Answer<unknown> | JsonAnswer<unknown>,
  method: string,
): PreparedAnswer {
  const { code, cachePolicy } = answer;
  const parts = answer instanceof JsonAnswer ? successParts(answer.parts, code) : null;
  const body =
    parts === null
      ? Buffer.from(successText(answer.data, code))
      : Buffer.concat(parts.map(bytesOf));
  const keepable = cachePolicy !== 'never' && (method === 'GET' || method === 'HEAD');
  return new PreparedAnswer({
    body,
    parts,
    code,
    etag: keepable ? `W/"${hash('sha1', body, 'base64url')}"` : null,
  });
}

const json = 'application/json; charset=utf-8';

/** Headers that change what is answered at one address, beside those that others have named. */
const vary = 'accept-encoding, accept-language, x-accept-mature, cookie, authorization';

function varyOf(reply: FastifyReply): string {
  const named = reply.getHeader('vary');
  return named === undefined ? vary : `${String(named)}, ${vary}`;
}

/**
 * Writes the headers of an answer in JSON, and resolves to its bytes: an async handler that returns
 * the reply itself would wait for the end of its sending. What the caller holds is 304 without them.
 */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  personal: boolean,
): Promise<Buffer | FastifyReply> {
  const { code, etag } = answer;
  reply.code(code).header('content-type', json).header('vary', varyOf(reply));
  if (etag === null) reply.header('cache-control', 'no-store');
  else {
    reply.header('etag', etag);
    reply.header('cache-control', personal ? 'private, no-cache' : 'no-cache');
    const given = request.headers['if-none-match']?.split(',');
    if (given?.some((entry) => entry.trim() === etag) === true) return reply.code(304).send();
  }
  if (!answer.worthCompressing) return answer.body;
  const encoding = acceptedEncoding(request.headers['accept-encoding'], answer.best);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return answer.encoded(encoding);
}

/** 43 bytes: a GIF of one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function sendPixel(reply: FastifyReply): FastifyReply {
  return reply.type('image/gif').header('cache-control', 'no-store').send(pixel);
}
