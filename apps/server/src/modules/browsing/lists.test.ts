import type { CatalogPage, Menu, MenuPage, SearchPage } from '@hanji/contract/entities/home.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { content } from '#db/schema/works/catalogue.ts';
import {
  banner,
  catalog,
  catalogEntry,
  menu,
  menuItem,
  popup,
  section,
} from '#db/schema/works/showcase.ts';
import { testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

const place = { language: 'ko-KR', category: 'all_comic' } as const;
const refused = { 'x-accept-mature': 'N' };
function cardNames(cards: readonly { name: string }[]): string[] {
  return cards.map(({ name }) => name);
}

async function insertOne<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('nothing was stored');
  return row;
}

beforeEach(async () => {
  await db.delete(content);
  for (const table of [section, banner, menu, catalog, popup]) await db.delete(table);
});

describe('menus', () => {
  beforeEach(async () => {
    const daily = await insertOne(
      db
        .insert(menu)
        .values({ ...place, code: 'daily', name: '요일', sort: 1, source: 'publish_day' })
        .returning(),
    );
    const days = ['1', '2', '3', '4', '5', '6', '0'];
    await db
      .insert(menuItem)
      .values(days.map((code, sort) => ({ menuId: daily.id, code, name: `요일 ${code}`, sort })));
    const genres = await insertOne(
      db
        .insert(menu)
        .values({ ...place, code: 'genres', name: '장르', sort: 2, source: 'genre' })
        .returning(),
    );
    await db.insert(menuItem).values([
      { menuId: genres.id, code: 'drama', name: '드라마', sort: 1 },
      { menuId: genres.id, code: 'action', name: '액션', sort: 2 },
    ]);
    await addTitle(db, { name: '금요일', publishDays: [5], genres: ['drama'] });
    await addTitle(db, { name: '일요일', publishDays: [0], genres: ['action'] });
  });

  it('[A7-055] [B7-082] open at today, by the clock of the edition', async () => {
    const { data } = await ask<MenuPage>('/menu/all_comic/daily');
    expect([data.title, data.currentItemCode, cardNames(data.contents)]).toEqual([
      '요일',
      '5',
      ['금요일'],
    ]);
    expect(data.items.at(-1)).toEqual({
      code: '0',
      name: '요일 0',
      apiPath: '/menu/all_comic/daily/0',
      index: 6,
    });
  });

  it.each([
    ['ko', '2026-11-19T14:59:59.999Z', '4'],
    ['ko', '2026-11-19T15:00:00.000Z', '5'],
    ['global', '2026-11-19T23:59:59.999Z', '4'],
    ['global', '2026-11-20T00:00:00.000Z', '5'],
  ] as const)('open in %s at %s at the day %s', async (edition, at, day) => {
    await addTitle(db, { name: '목요일', publishDays: [4] });
    const moved = await testContext(db, { edition, now: () => new Date(at) });
    const askThen = asker(await openTestApi(moved), moved);
    const { data } = await askThen<MenuPage>('/menu/all_comic/daily');
    expect(data.currentItemCode).toBe(day);
    expect(cardNames(data.contents)).toEqual([day === '4' ? '목요일' : '금요일']);
  });

  it('[A9-027] open at the day on which something last appeared, where nothing does today', async () => {
    const opening = async (): Promise<unknown[]> => {
      const { data } = await ask<MenuPage>('/menu/all_comic/daily');
      const days = data.items.map(({ code }) => code);
      return [data.currentItemCode, cardNames(data.contents), days];
    };
    await db
      .update(content)
      .set({ publishDays: [3] })
      .where(eq(content.name, '금요일'));
    expect(await opening()).toEqual(['3', ['금요일'], ['3', '0']]);
    await db
      .update(content)
      .set({ publishDays: [6] })
      .where(eq(content.name, '금요일'));
    expect(await opening()).toEqual(['0', ['일요일'], ['6', '0']]);
    await db.delete(content);
    expect(await opening()).toEqual(['5', [], ['5']]);
  });

  it('open at the first item that leads to something', async () => {
    await db.delete(content).where(eq(content.name, '금요일'));
    const { data } = await ask<MenuPage>('/menu/all_comic/genres');
    expect([data.currentItemCode, cardNames(data.contents)]).toEqual(['action', ['일요일']]);
  });

  it('say whether their titles are ranked, under whatever name', async () => {
    const best = {
      ...place,
      code: 'best',
      name: '6월의 작품',
      sort: 3,
      source: 'ranking',
    } as const;
    await db.insert(menu).values(best);
    const ranked = async (code: string) =>
      (await ask<MenuPage>(`/menu/all_comic/${code}`)).data.ranked;
    expect([await ranked('best'), await ranked('daily')]).toEqual([true, false]);
  });

  it('[A7-056] [B7-083] open at an item that is asked for', async () => {
    const { data } = await ask<MenuPage>('/menu/all_comic/daily/0');
    expect([data.currentItemCode, cardNames(data.contents)]).toEqual(['0', ['일요일']]);
    const genre = await ask<MenuPage>('/menu/all_comic/genres/action');
    expect(cardNames(genre.data.contents)).toEqual(['일요일']);
    const first = await ask<MenuPage>('/menu/all_comic/genres');
    expect([first.data.currentItemCode, cardNames(first.data.contents)]).toEqual([
      'drama',
      ['금요일'],
    ]);
  });

  it('leave out what leads to nothing, and stay with what was asked for', async () => {
    const [genres] = await db.select().from(menu).where(eq(menu.code, 'genres'));
    const menuId = genres?.id ?? 0;
    await db.insert(menuItem).values({ menuId, code: 'horror', name: '공포', sort: 3 });
    const codes = async (path: string): Promise<string[]> =>
      (await ask<MenuPage>(path)).data.items.map(({ code }) => code);
    expect(await codes('/menu/all_comic/daily')).toEqual(['5', '0']);
    expect(await codes('/menu/all_comic/daily/3')).toEqual(['3', '5', '0']);
    expect(await codes('/menu/all_comic/genres')).toEqual(['drama', 'action']);
    expect(await codes('/menu/all_comic/genres/horror')).toEqual(['drama', 'action', 'horror']);
  });

  it.each([
    '/menu/all_comic/daily',
    '/menu/all_comic/genre/drama',
    '/all_comic/event',
    '/all_comic/home',
  ])('%s comes with all menus of its category, and the genres that have titles', async (path) => {
    await addTitle(db, { category: 'all_novel', type: 'novel', genres: ['horror'] });
    await addTitle(db, { genres: ['mystery'], publishedAt: null });
    const { data } = await ask<{ menu: Menu }>(path);
    expect(data.menu.items.map(({ code }) => code)).toEqual(['daily', 'genres']);
    expect(data.menu.genres).toEqual(['drama', 'action']);
  });

  it.each(['/menu/all_comic/none', '/menu/all_comic/daily/9', '/menu/all_novel/daily'])(
    '%s is 404',
    async (path) => {
      const { code, message } = await ask(path);
      expect([code, message]).toEqual([404, '지금은 볼 수 없는 목록이에요.']);
    },
  );

  it('[A7-057] [B7-084] a genre has pages, named as its menu names it', async () => {
    for (const name of ['둘', '셋']) await addTitle(db, { name, genres: ['romance', 'drama'] });
    const first = await ask<CatalogPage>('/menu/all_comic/genre/drama?pageSize=2');
    expect(first.data.title).toBe('드라마');
    expect(first.data.page).toEqual({ pageNo: 0, pageSize: 2, total: 3, hasNext: true });
    const last = await ask<CatalogPage>('/menu/all_comic/genre/drama?pageSize=2&pageNo=1');
    expect(last.data.page).toEqual({ pageNo: 1, pageSize: 2, total: 3, hasNext: false });
    expect(new Set(cardNames([...first.data.contents, ...last.data.contents])).size).toBe(3);
  });
});

describe('a catalogue list', () => {
  it('[A7-054] has its own order and pages', async () => {
    const list = await insertOne(
      db.insert(catalog).values({ language: 'ko-KR', title: '여름' }).returning(),
    );
    const titles = [
      await addTitle(db, { name: '하나' }),
      await addTitle(db, { name: '둘' }),
      await addTitle(db, { name: '숨김', publishedAt: null }),
    ];
    await db
      .insert(catalogEntry)
      .values(
        titles.map(({ id }, index) => ({ catalogId: list.id, contentId: id, sort: 9 - index })),
      );
    const { data } = await ask<CatalogPage>(`/content_catalog/${list.id}?pageNo=0&pageSize=9`);
    expect(data).toMatchObject({ title: '여름', page: { total: 2, hasNext: false } });
    expect(cardNames(data.contents)).toEqual(['둘', '하나']);
    expect(
      (await ask(`/content_catalog/${list.id}`, { headers: { 'accept-language': 'ja-JP' } })).code,
    ).toBe(404);
    expect((await ask(`/content_catalog/${list.id + 1}`)).code).toBe(404);
  });
});

describe('search', () => {
  const search = async (query: string, more: Record<string, string> = {}, headers = {}) => {
    const { data } = await ask<SearchPage>('/search', { form: { query, ...more }, headers });
    return { names: cardNames(data.contents), page: data.page };
  };

  beforeEach(async () => {
    await addTitle(db, { name: '푸른 바다', totalViews: 1 });
    await addTitle(db, { name: '바다', totalViews: 2 });
    await addTitle(db, { name: '바다의 노래', totalViews: 3 });
    await addTitle(db, { name: 'Blue 100% Sea_side', totalViews: 4 });
    await addTitle(db, { name: '바다 열아홉', restrictedAge: 19, totalViews: 9 });
    await addTitle(db, { name: '海', language: 'ja-JP' });
  });

  it('puts the very name first, then beginnings, then what is viewed most', async () => {
    expect((await search('바다', {}, refused)).names).toEqual(['바다', '바다의 노래', '푸른 바다']);
  });

  it('finds within words, in any case, and takes signs for what they are', async () => {
    expect((await search('LUE 100')).names).toEqual(['Blue 100% Sea_side']);
    for (const sign of ['1%0', 'a__s', '\\']) expect((await search(sign)).names).toEqual([]);
    expect((await search('a_s')).names).toEqual(['Blue 100% Sea_side']);
  });

  it('finds by author and publisher, and by a criterion exactly', async () => {
    expect((await search('김하늘')).names).toHaveLength(5);
    expect((await search('writer:김하늘')).names).toHaveLength(5);
    expect((await search('artist:김하늘')).names).toEqual([]);
    expect((await search('writer:김하')).names).toEqual([]);
    await addTitle(db, { name: '출판', publisherName: '한지출판' });
    expect((await search('publisher:한지출판')).names).toEqual(['출판']);
  });

  it('[A7-058] [A9-010] has pages that say whether there is more', async () => {
    const first = await search('김하늘', { pageSize: '3' });
    expect(first.page).toEqual({ pageNo: 0, pageSize: 3, total: 5, hasNext: true });
    const last = await search('김하늘', { pageSize: '3', pageNo: '1' });
    expect(last.page).toEqual({ pageNo: 1, pageSize: 3, total: 5, hasNext: false });
    expect(new Set([...first.names, ...last.names]).size).toBe(5);
    expect((await search('김하늘', { pageSize: '3', pageNo: '2' })).names).toEqual([]);
    expect((await search('김하늘')).page).toMatchObject({ pageNo: 0, pageSize: 100 });
  });

  it.each(['\u200b', ' \u200d\ufeff', '\u3164'])(
    'finds nothing for %j, which nobody sees',
    async (query) => {
      expect(await search(query)).toMatchObject({ names: [], page: { total: 0, hasNext: false } });
    },
  );

  it('cuts a keyword to 100 characters and finds nothing of other languages', async () => {
    await addTitle(db, { name: 'x'.repeat(100) });
    expect((await search(`${'x'.repeat(100)}y`)).names).toHaveLength(1);
    // Characters as readers count them: 21 families are 105 code points and are not cut.
    const family = '👨‍👩‍👧';
    await addTitle(db, { name: `${family.repeat(20)}z` });
    expect((await search(family.repeat(20))).names).toHaveLength(1);
    expect((await search(family.repeat(21))).names).toEqual([]);
    expect((await search('海')).names).toEqual([]);
  });
});
