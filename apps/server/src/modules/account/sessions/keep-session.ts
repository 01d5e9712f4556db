import { and, lt, sql } from 'drizzle-orm';
import { session } from '#db/schema/account/access.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Reader } from '#http/request/reader.ts';
import { isOwn } from './end-sessions.ts';
import { sessionLifetime } from './lifetime.ts';

/** A session that was seen more lately is not written again. */
const seenEveryMs = 5 * 60 * 1000;

/** Lets the session of whoever calls last longer, since it is used; see `sessionEnd`. */
export async function keepSession(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  reader: Reader,
): Promise<void> {
  if (reader.kind === 'visitor') return;
  const seenAt = now();
  const end = (stayLogged: boolean) => {
    const { idleMs, longestMs } = sessionLifetime({ stayLogged });
    return sql`least(${seenAt.toISOString()}::timestamptz + ${idleMs}::float8 * interval '1 ms',
      ${session.createdAt} + ${longestMs}::float8 * interval '1 ms')`;
  };
  await db
    .update(session)
    .set({
      lastSeenAt: seenAt,
      expiresAt: sql`case when ${session.stayLogged} then ${end(true)} else ${end(false)} end`,
    })
    .where(and(isOwn(reader), lt(session.lastSeenAt, new Date(seenAt.getTime() - seenEveryMs))));
}
