import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CachePolicy } from './answer.ts';
import { successText } from './success-text.ts';

/** An answer as it goes over the wire. */
export type PreparedAnswer = {
  readonly text: string;
  readonly code: number;
  readonly cachePolicy: CachePolicy;
  /** Null where it is not to be kept. */
  readonly etag: string | null;
};

export function prepare(
  { data, code, cachePolicy }: Answer<unknown>,
  method: string,
): PreparedAnswer {
  const text = successText(data, code);
  const keepable = cachePolicy !== 'never' && (method === 'GET' || method === 'HEAD');
  return {
    text,
    code,
    cachePolicy,
    etag: keepable ? `W/"${hash('sha1', text, 'base64url')}"` : null,
  };
}

/** Headers that change what is answered at one address. */
const vary = 'accept-language, x-accept-mature, cookie, authorization';

/** Sends JSON text; an answer that the caller holds already is 304 without a body. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, code, etag }: PreparedAnswer,
  personal: boolean,
): FastifyReply {
  reply.code(code).type('application/json; charset=utf-8').header('vary', vary);
  if (etag === null) return reply.header('cache-control', 'no-store').send(text);
  reply.headers({ etag, 'cache-control': personal ? 'private, no-cache' : 'no-cache' });
  const held = request.headers['if-none-match']?.split(',').some((entry) => entry.trim() === etag);
  return held === true ? reply.code(304).send() : reply.send(text);
}

/** 43 bytes: a GIF of one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function sendPixel(reply: FastifyReply): FastifyReply {
  return reply.type('image/gif').header('cache-control', 'no-store').send(pixel);
}
