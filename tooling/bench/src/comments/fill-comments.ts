import type { Sql } from '@hanji/server/testing/sql.ts';

/** Who asks writes a tenth of all comments, a thousand others the rest. */
const authors = 1000;

/** The chapter and title that everything is said about. */
export const talkedAbout = { contentId: 1, chapterId: 1 } as const;

/**
 * Fills a database that has a chapter with so many comments on it, written a second apart, a third
 * of them at a place; `asker` is the reader who asks, who has reported some and blocked three authors.
 */
export async function fillComments(sql: Sql, count: number, asker: number): Promise<void> {
  const { chapterId } = talkedAbout;
  await sql`
    with people as (
      insert into member (nickname) select 'author ' || n from generate_series(1, ${authors}) n
      returning id
    ) insert into reader (kind, member_id) select 'member', id from people`;
  // Counted at once: a row that is changed a million times in a transaction is slow to change.
  await sql`alter table chapter_comment disable trigger chapter_comment_counted`;
  await sql`
    insert into chapter_comment
      (chapter_id, reader_id, body, posted_at, total_likes, place_version, place_share)
    select ${chapterId}::int,
      case when n % 10 = 0 then ${asker}::bigint else written.ids[n % ${authors} + 1] end,
      'comment ' || n || ' ' || repeat('w', n % 90),
      now() - (${count}::int - n) * interval '1 second', (n::bigint * 7919) % 997,
      case when n % 3 = 0 then 'v' end, case when n % 3 = 0 then (n % 100) / 100.0 end
    from generate_series(1, ${count}::int) n,
      (select array_agg(id order by id) as ids from reader where id <> ${asker}) written`;
  await sql`alter table chapter_comment enable trigger chapter_comment_counted`;
  await sql`
    insert into comment_total (chapter_id, content_id, total)
    select ${chapterId}::int, content_id, ${count}::int from chapter where id = ${chapterId}`;
  await sql`
    insert into comment_like (comment_id, reader_id, liked_at)
    select id, ${asker}::bigint, now() from chapter_comment where id % 5 = 0`;
  await sql`
    insert into comment_report (comment_id, reader_id, category, remarks, reported_at)
    select id, ${asker}::bigint, 'spoiler', '', now() from chapter_comment where id % 97 = 1`;
  await sql`
    insert into comment_block (reader_id, author_id, blocked_at)
    select ${asker}::bigint, id, now() from reader where id <> ${asker} order by id limit 3`;
  await sql`vacuum analyze`;
}
