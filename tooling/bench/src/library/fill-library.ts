import type { Sql } from '@hanji/server/testing/sql.ts';

/** Everything of the catalogue is in the library of one reader, and the wallet of the same member. */
export async function fillLibrary(sql: Sql, readerId: number, walletId: number): Promise<void> {
  await sql`
    insert into title_subscription (reader_id, content_id, category, subscribed_at, visited_at)
    select ${readerId}::bigint, id, category,
      timestamptz '2026-11-01' + id * interval '1 second', timestamptz '2026-11-19'
    from content`;
  await sql`
    insert into title_reading (reader_id, content_id, unit, last_chapter_id, last_version,
      last_share, last_at, furthest_chapter_id, furthest_version, furthest_share, furthest_at)
    select ${readerId}::bigint, content_id, unit, id, version, 1,
      timestamptz '2026-11-01' + content_id * interval '1 second', id, version, 1,
      timestamptz '2026-11-01' from chapter where sort = 1`;
  await sql`
    insert into chapter_rental (wallet_id, content_id, chapter_id, method, rented_at, ends_at)
    select ${walletId}::int, content_id, id, 'rent-with-ads', now(),
      date_trunc('milliseconds', now()) + interval '1 day' + content_id * interval '1 second'
    from chapter where sort = 1`;
  await sql`update owned_title set unlocked_at = timestamptz '2026-11-01' + content_id * interval '1 second'`;
  await sql`vacuum analyze`;
}
