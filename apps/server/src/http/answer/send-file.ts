import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, ObjectStorage } from '#ports/object-storage.ts';
import type { FileAnswer } from './answer.ts';
import { bytesHeaders, contentDisposition } from './bytes-headers.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => ['*', etag, `W/${etag}`].includes(entry.trim()));
}

/** The one range of a `Range` header, null where the whole file is meant, or `unsatisfiable`. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const range = {
    start: Number(first),
    end: Math.min(last === '' ? size - 1 : Number(last), size - 1),
  };
  if (last !== '' && Number(last) < range.start) return null;
  return range.start >= size ? 'unsatisfiable' : range;
}

function cacheControl({ shared, seconds }: Pick<FileAnswer, 'shared' | 'seconds'>): string {
  return `${shared ? 'public' : 'private'}, max-age=${seconds}, immutable`;
}

/** Answers with a stored file: conditional requests, one range, and HEAD as HTTP has them. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: ObjectStorage,
  file: FileAnswer,
): Promise<FastifyReply> {
  reply.headers({
    etag: file.etag,
    'cache-control': cacheControl(file),
    ...bytesHeaders(file.saveAs),
    'accept-ranges': 'bytes',
  });
  if (matches(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const elsewhere = await addressElsewhere(storage, file);
  if (elsewhere !== null) {
    await file.onSending?.();
    reply.removeHeader('etag');
    return reply.code(302).headers(elsewhere).send();
  }
  const wanted = rangeHeader(request, file.etag);
  if (request.method !== 'HEAD' && wanted === undefined) {
    const stored = await storage.get(file.key);
    if (stored === null) throw missing(reply);
    await allowed(file, stored.body);
    return reply.type(file.contentType).header('content-length', stored.size).send(stored.body);
  }
  const stat = await storage.stat(file.key);
  if (stat === null) throw missing(reply);
  reply.type(file.contentType);
  const range = readRange(wanted, stat.size);
  if (range === 'unsatisfiable') {
    // A cache that others share must not take this for the file.
    reply.removeHeader('etag').headers({
      'cache-control': 'no-store',
      'content-range': `bytes */${stat.size}`,
    });
    return reply.code(416).send();
  }
  const { start, end } = range ?? { start: 0, end: stat.size - 1 };
  reply.header('content-length', end - start + 1);
  if (range !== null) {
    reply.code(206).header('content-range', `bytes ${start}-${end}/${stat.size}`);
  }
  // Fastify drains a stream on HEAD and leaves the length alone; of nothing it would say 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const stored = await storage.get(file.key, { start, end });
  if (stored === null) throw missing(reply);
  await allowed(file, stored.body);
  return reply.send(stored.body);
}

async function allowed({ onSending }: FileAnswer, body: Readable): Promise<void> {
  try {
    await onSending?.();
  } catch (error) {
    body.destroy();
    throw error;
  }
}

const dayS = 24 * 60 * 60;
const shortS = 300;

/**
 * Where storage gives its files out by itself: the address, and how long it may be kept. That of a
 * file for everybody is the same all day, so that it is found in a browser's cache; any other
 * holds for minutes, since nobody can take it back.
 */
async function addressElsewhere(
  storage: ObjectStorage,
  { key, saveAs, seconds, shared }: FileAnswer,
): Promise<{ location: string; 'cache-control': string } | null> {
  const now = new Date();
  const address = await storage.presign(key, {
    from: shared ? new Date(now.toISOString().slice(0, 10)) : now,
    seconds: shared ? 2 * dayS : Math.min(shortS, seconds),
    contentDisposition: contentDisposition(saveAs),
    cacheControl: cacheControl({ shared, seconds }),
  });
  // A file that is not there yet may have to be made.
  if (address === null || (await storage.stat(key)) === null) return null;
  return { location: address, 'cache-control': shared ? 'public, max-age=3600' : 'no-store' };
}

/** A range of a file that has changed meanwhile would join two files. */
function rangeHeader(request: FastifyRequest, etag: string): string | undefined {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag ? request.headers.range : undefined;
}

function missing(reply: FastifyReply): ApiFailure {
  for (const name of ['etag', 'cache-control', 'accept-ranges']) reply.removeHeader(name);
  return new ApiFailure(404, 'fileNotFound');
}
