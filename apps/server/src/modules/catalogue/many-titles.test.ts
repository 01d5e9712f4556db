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
import { fillManyTitles } from '#testing/many-titles.ts';
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
  await fillManyTitles(sql, { titles, chaptersEach });
  const [row] = await sql<{
    id: number;
  }>`select id from chapter where content_id = 800 and sort = 1`;
  firstChapter = row?.id ?? 0;
}, 600_000);

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
