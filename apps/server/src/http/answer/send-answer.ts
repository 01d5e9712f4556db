import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keeping } from './answer.ts';

/** Headers that change what is answered at one address. */
const vary = 'accept-language, x-accept-mature, cookie, authorization';

/** Sends JSON text; an answer that the caller holds already is 304 without a body. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { code, keeping, personal }: { code: number; keeping: Keeping; personal: boolean },
): FastifyReply {
  reply.code(code).type('application/json; charset=utf-8').header('vary', vary);
  if (keeping === 'never' || (request.method !== 'GET' && request.method !== 'HEAD')) {
    return reply.header('cache-control', 'no-store').send(text);
  }
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  reply.headers({ etag, 'cache-control': personal ? 'private, no-cache' : 'no-cache' });
  const held = request.headers['if-none-match']?.split(',').some((entry) => entry.trim() === etag);
  return held === true ? reply.code(304).send() : reply.send(text);
}

/** 43 bytes: a GIF of one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function sendPixel(reply: FastifyReply): FastifyReply {
  return reply.type('image/gif').header('cache-control', 'no-store').send(pixel);
}
