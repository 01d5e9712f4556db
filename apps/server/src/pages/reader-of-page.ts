import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#db/database-away.ts';
import type { OriginContext } from '#http/request-context.ts';
import { findReader, namesSession, type Reader } from '#http/request/reader.ts';

/** A page does not wait longer to know who opens it. */
const longestMs = 1000;

/**
 * Who opens a page. `visitor` brings no session at all, `unknown` one that nobody could look up in
 * time. That is most likely a member's: told otherwise, the page would forget them. A guest's session
 * is nobody's sign-in.
 */
export type PageReader = 'visitor' | 'guest' | 'signedIn' | 'signedOut' | 'unknown';

const kinds = {
  visitor: 'signedOut',
  guest: 'guest',
  member: 'signedIn',
} as const satisfies Readonly<Record<Reader['kind'], PageReader>>;

/** Without its database the service still sends pages, and soon. */
export async function readerOfPage(
  context: OriginContext,
  request: FastifyRequest,
): Promise<PageReader> {
  if (!namesSession(request)) return 'visitor';
  const found = new AbortController();
  try {
    const reader = await Promise.race([
      findReader(context.db, request, context.now()),
      sleep(longestMs, null, { signal: found.signal }),
    ]);
    if (reader !== null) return kinds[reader.kind];
    request.log.info('a page went out to a reader who was not found in time');
  } catch (cause) {
    if (isDatabaseAway(cause)) request.log.info('a page went out to an unknown reader');
    else request.log.warn({ err: cause }, 'a page went out to an unknown reader');
  } finally {
    found.abort();
  }
  return 'unknown';
}
