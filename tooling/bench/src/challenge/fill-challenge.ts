import type { Sql } from '@hanji/server/testing/sql.ts';

/** Who draws: each has as many titles as the others. */
const creators = 500;

/** A title that everything about a single one is asked of, and its chapter. */
export const drawn = { contentId: 1, chapterId: 1 } as const;

/**
 * Fills an empty database with so many titles of the challenge area, two chapters each, in genres of
 * all kinds, half of them completed, with figures of a week for every one; `asker` subscribes to
 * a twentieth of them, and has read as many.
 */
export async function fillChallenge(sql: Sql, titles: number, asker: number): Promise<void> {
  await sql`
    with people as (
      insert into member (nickname) select 'creator ' || n from generate_series(1, ${creators}::int) n
      returning id
    ) insert into reader (kind, member_id) select 'member', id from people`;
  await sql`
    insert into image (id, width, height, format, widths, dominant_color, placeholder)
    select 'covers/' || md5(n::text), 720, 960, 'webp', '{360,720}', '#336699', 'data:,'
    from generate_series(1, 1000) n`;
  await sql`
    insert into challenge_title (reader_id, name, catchcopy, genre_ids, cover_id, square_id,
      completed, created_at, updated_at)
    select drawing.ids[n % ${creators}::int + 1], 'title ' || md5(n::text), 'catchcopy ' || n,
      array[genres.ids[n % 17 + 1], genres.ids[(n + 5) % 17 + 1]]::smallint[],
      'covers/' || md5((n % 1000 + 1)::text), 'covers/' || md5((n % 1000 + 1)::text), n % 2 = 0,
      now() - interval '400 days', now() - interval '400 days'
    from generate_series(1, ${titles}::int) n,
      (select array_agg(id order by id) as ids from reader where id <> ${asker}) drawing,
      (select array[4, 14, 7, 27, 2, 1, 10, 5, 3, 6, 28, 8, 16, 13, 12, 26, 9] as ids) genres`;
  await sql`
    insert into challenge_chapter (content_id, name, status, version, published_at, created_at,
      updated_at)
    select id, 'chapter ' || place, 'published', 'v', appeared, appeared, appeared
    from challenge_title, generate_series(1, 2) place,
      lateral (select now() - (id::bigint * 7919 % 30000) * interval '15 minutes'
        - (2 - place) * interval '3 days' as appeared) times
    order by id, place`;
  await sql`
    insert into challenge_day (content_id, day, views, likes, comments)
    select id, current_date - ago, (id::bigint * 7919) % 997, (id::bigint * 104729) % 89, id % 7
    from challenge_title, generate_series(0, 6) ago`;
  await sql`
    update challenge_title set total_likes = (id::bigint * 104729) % 9973,
      comment_count = (id::bigint * 1299709) % 997`;
  await sql`
    insert into challenge_subscription (reader_id, content_id, subscribed_at, visited_at)
    select ${asker}::bigint, id, now(), now() from challenge_title where id % 20 = 0`;
  await sql`
    insert into challenge_reading (reader_id, content_id, last_chapter_id, last_version, last_read_at)
    select ${asker}::bigint, id, id * 2, 'v', now() - id * interval '1 second'
    from challenge_title where id % 20 = 1`;
  await sql`vacuum analyze`;
}
