import type { EventList } from '@hanji/contract/entities/event.ts';
import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { CatalogPage, Home, MenuPage, SearchPage } from '@hanji/contract/entities/home.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openSession } from '#db/session.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { sqlOf, sqlOn } from '#testing/sql.ts';

const { url } = await freshDatabase();
// A session may take as long as it likes.
const session = await openSession(url);
const sql = sqlOn(session);
afterAll(() => session.end());
// One connection, so that what it has counted can be told to be written down.
const own = openDatabase(url, { poolSize: 1 });
const ownSql = sqlOf(own.db);
const context = await testContext(own.db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

const titles = 2_000;
const chaptersEach = 50;
let firstChapter = 0;

beforeAll(async () => {
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
    insert into chapter (content_id, unit, sort, name, published_at, free)
    select n, 'episode', s, s || '화', timestamptz '2026-01-01', s <= 3
    from generate_series(1, ${titles}) n, generate_series(1, ${chaptersEach}) s`;
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
    insert into event (language, category, title, image_id, start_at, end_at, link)
    select 'ko-KR', 'all_comic', 'event ' || n, 'covers/' || md5(n::text),
      timestamptz '2026-11-01', timestamptz '2026-12-01', '/' from generate_series(1, 20) n`;
  const [row] = await sql<{
    id: number;
  }>`select id from chapter where content_id = 800 and sort = 1`;
  firstChapter = row?.id ?? 0;
  await sql`vacuum analyze`;
}, 120_000);

/** How often the tables of titles and chapters have been read from one end to the other. */
async function scans(): Promise<Record<string, number>> {
  await ownSql`select pg_stat_force_next_flush()`;
  const rows = await ownSql<{ relname: string; seq_scan: string }>`
    select relname, seq_scan from pg_stat_user_tables where relname in ('content', 'chapter')`;
  return Object.fromEntries(rows.map((row) => [row.relname, Number(row.seq_scan)]));
}

describe(`with ${titles} titles and ${titles * chaptersEach} chapters no call reads a whole table`, () => {
  it('and such a reading would be seen', async () => {
    const before = await scans();
    await ownSql`select count(*) from content where name like '%a%'`;
    expect((await scans())['content']).toBe((before['content'] ?? 0) + 1);
  });

  it.each<[string, () => Promise<number>]>([
    ['Home', async () => (await ask<Home>('/all_comic/home')).data.sections.length],
    ['content home', async () => (await ask<ContentHome>('/comic/800')).data.chapters.length],
    ['chapters', async () => (await ask<ContentHome>('/comic/800/episode')).data.chapters.length],
    [
      'view',
      async () => ((await ask(`/comic/800/chapter/${firstChapter}/product`)).code === 200 ? 1 : 0),
    ],
    [
      'search',
      async () =>
        (await ask<SearchPage>('/search', { form: { query: '4f8' } })).data.contents.length,
    ],
    [
      'genre',
      async () => (await ask<SearchPage>('/menu/all_comic/genre/drama')).data.contents.length,
    ],
    ['menu', async () => (await ask<MenuPage>('/menu/all_comic/ranking')).data.contents.length],
    [
      'menu item',
      async () => (await ask<MenuPage>('/menu/all_comic/daily/3')).data.contents.length,
    ],
    ['catalogue', async () => (await ask<CatalogPage>('/content_catalog/1')).data.contents.length],
    ['events', async () => (await ask<EventList>('/all_comic/event')).data.events.length],
  ])('%s', async (_, call) => {
    const before = await scans();
    expect(await call()).toBeGreaterThan(0);
    expect(await scans()).toEqual(before);
  });

  it('a visit', async () => {
    const before = await scans();
    const { code } = await ask(`/comic/800/chapter/${firstChapter}/read`, { method: 'POST' });
    expect(code).toBe(200);
    expect(await scans()).toEqual(before);
  });
});
