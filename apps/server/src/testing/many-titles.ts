import type { Sql } from './sql.ts';

/** Fills an empty database with so many titles, four languages in turn, and what Home is made of. */
export async function fillManyTitles(
  sql: Sql,
  { titles, chaptersEach }: { titles: number; chaptersEach: number },
): Promise<void> {
  await sql`
    insert into image (id, width, height, format, widths, dominant_color, placeholder)
    select 'covers/' || md5(n::text), 720, 960, 'webp', '{360,720}', '#336699', 'data:,'
    from generate_series(1, ${titles}) n`;
  await sql`
    insert into content (import_key, import_digest, type, category, language, name, status,
      theme_color, restricted_age, publish_days, chapter_unit, chapter_file_format, orientation,
      gauge_usable, episode_count, last_chapter_published_at, total_views, search_text, published_at)
    select n::text, 'd', 'comic', 'all_comic',
      (array['ko-KR', 'ja-JP', 'en-US', 'zh-TW'])[n % 4 + 1], md5(n::text),
      (array['started', 'updated', 'completed'])[n % 3 + 1], '#123456', 0, array[n % 7],
      'episode', 'image', 'TTB', n % 5 = 0, ${chaptersEach},
      timestamptz '2026-11-20' - n * interval '1 hour', (n * 7919) % 100000,
      md5(n::text) || ' writer ' || n % 300, timestamptz '2026-01-01'
    from generate_series(1, ${titles}) n`;
  await sql`
    insert into content_genre (content_id, genre, sort)
    select n, (array['drama', 'romance', 'action', 'gag'])[(n / 4) % 4 + 1], 0
    from generate_series(1, ${titles}) n`;
  await sql`
    insert into content_author (content_id, sort, name, role)
    select n, 0, 'writer ' || n % 300, 'writer' from generate_series(1, ${titles}) n`;
  await sql`
    insert into content_thumbnail (content_id, type, image_id)
    select n, 'portrait', 'covers/' || md5(n::text) from generate_series(1, ${titles}) n`;
  await sql`
    insert into chapter (content_id, unit, sort, version, name, published_at, free)
    select n, 'episode', s, 'v', s || '화', timestamptz '2026-01-01', s <= 3
    from generate_series(1, ${titles}) n, generate_series(1, ${chaptersEach}) s order by n, s`;
  await sql`insert into chapter_version (chapter_id, version) select id, version from chapter`;
  await sql`
    insert into section (language, category, page, sort, section_ui_type, element_ui_type, title, source, genre)
    values ('ko-KR', 'all_comic', 'home', 1, 'normal', 'normal', 'newest', 'newest', null),
      ('ko-KR', 'all_comic', 'home', 2, 'ranking', 'normal', 'ranking', 'ranking', null),
      ('ko-KR', 'all_comic', 'home', 3, 'normal', 'normal', 'genre', 'genre', 'drama'),
      ('ko-KR', 'all_comic', 'home', 4, 'normal', 'normal', 'gauge', 'gauge', null),
      ('ko-KR', 'all_comic', 'home', 5, 'normal', 'normal', 'day', 'publish_day', null)`;
  await sql`
    insert into menu (language, category, code, name, sort, source)
    values ('ko-KR', 'all_comic', 'ranking', 'ranking', 1, 'ranking'),
      ('ko-KR', 'all_comic', 'daily', 'daily', 2, 'publish_day')`;
  await sql`
    insert into menu_item (menu_id, code, name, sort)
    select m.id, d::text, 'day ' || d, d from menu m, generate_series(0, 6) d
    where m.code = 'daily'`;
  await sql`insert into catalog (language, title) values ('ko-KR', 'picked')`;
  await sql`
    insert into catalog_entry (catalog_id, sort, content_id)
    select 1, n, n * 4 from generate_series(1, ${titles / 4}) n`;
  await sql`
    insert into event (language, key, category, title, image_id, published_at, start_at, end_at, link,
      written_by)
    select 'ko-KR', n::text, 'all_comic', 'event ' || n, 'covers/' || md5(n::text),
      timestamptz '2026-11-01', timestamptz '2026-11-01', timestamptz '2026-12-01', '/', 'test' from generate_series(1, 20) n`;
  // As a catalogue is that has stood for a minute: nothing looks at the tables later by itself.
  await sql`vacuum analyze`;
}
