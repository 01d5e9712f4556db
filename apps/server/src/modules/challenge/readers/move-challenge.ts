import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#db/executor.ts';
import {
  challengeComment,
  challengeCommentLike,
  challengeCommentReport,
  challengeLike,
  challengeReport,
} from '#db/schema/challenge/reactions.ts';
import {
  challengeReading,
  challengeSubscription,
  challengeView,
} from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';

/** Tables with one row a reader for each of what these columns name. */
const once: readonly (readonly [PgTable, string])[] = [
  [challengeLike, 'chapter_id'],
  [challengeCommentLike, 'comment_id'],
  [challengeCommentReport, 'comment_id'],
  [challengeReport, 'chapter_id'],
  [challengeView, 'day, content_id, chapter_id'],
];

/** Makes one reader's in the challenge area another's; what both have done counts once. */
export async function moveChallenge(tx: Transaction, from: number, into: number): Promise<void> {
  for (const [table, key] of once) {
    const columns = sql.raw(key);
    await tx.execute(sql`
      delete from ${table} where reader_id = ${from}::bigint and (${columns}) in (
        select ${columns} from ${table} where reader_id = ${into}::bigint)`);
    await tx.execute(
      sql`update ${table} set reader_id = ${into}::bigint where reader_id = ${from}::bigint`,
    );
  }
  const moved = { readerId: into };
  await tx.update(challengeComment).set(moved).where(eq(challengeComment.readerId, from));
  await tx.update(challengeTitle).set(moved).where(eq(challengeTitle.readerId, from));
  await moveReadings(tx, from, into);
  await moveSubscriptions(tx, from, into);
}

/** Where both have read, the last place is the later one. */
async function moveReadings(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.execute(sql`
    insert into ${challengeReading} as own (reader_id, content_id, last_chapter_id, last_version,
      last_locator, last_read_at, removed_at)
    select ${into}::bigint, content_id, last_chapter_id, last_version, last_locator, last_read_at,
      removed_at
    from ${challengeReading} where reader_id = ${from}::bigint
    on conflict (reader_id, content_id) do update set last_chapter_id = excluded.last_chapter_id,
      last_version = excluded.last_version, last_locator = excluded.last_locator,
      last_read_at = excluded.last_read_at, removed_at = excluded.removed_at
    where excluded.last_read_at > own.last_read_at`);
  await tx.delete(challengeReading).where(eq(challengeReading.readerId, from));
}

/** Of two subscriptions the older one stays, with the later visit. */
async function moveSubscriptions(tx: Transaction, from: number, into: number): Promise<void> {
  await tx.execute(sql`
    insert into ${challengeSubscription} as own (reader_id, content_id, subscribed_at, visited_at)
    select ${into}::bigint, content_id, subscribed_at, visited_at
    from ${challengeSubscription} where reader_id = ${from}::bigint
    on conflict (reader_id, content_id) do update set
      subscribed_at = least(own.subscribed_at, excluded.subscribed_at),
      visited_at = greatest(own.visited_at, excluded.visited_at)`);
  await tx.delete(challengeSubscription).where(eq(challengeSubscription.readerId, from));
}
