import type { SearchPage } from '@hanji/contract/entities/home.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { searchText } from '@hanji/domain/search/search-text.ts';
import { beforeAll, expect, it } from 'vitest';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'global' });
const ask = asker(await openTestApi(context), context);

async function search(language: Locale, query: string): Promise<string[]> {
  const headers = { 'accept-language': language };
  const { data } = await ask<SearchPage>('/search', { form: { query }, headers });
  return data.contents.map(({ name }) => name);
}

/** What else a title is known by: its author and publisher, and how it is read. */
const shelf: readonly (readonly [Locale, name: string, words?: string])[] = [
  ['ko-KR', '할머니 캐리', '김하늘 종이배 출판'],
  ['ko-KR', '닭과 함께', '이바람'],
  ['ja-JP', 'ばあちゃん無双', 'ばあちゃんむそう'],
  ['ja-JP', '灯台の日々', 'とうだいのひび'],
  ['ja-JP', '剣聖は料理ができない'],
  ['en-US', 'The Queen’s Taster', 'Ada Writer'],
  ['en-US', 'The Last Pudding on the Station'],
  ['en-US', 'Lighthouse Days'],
  ['fr-FR', 'La goûteuse de la reine'],
  ['fr-FR', 'Le maître d’épée ne sait pas cuisiner'],
  ['fr-FR', 'Vingt minutes avant l’aube'],
  ['fr-FR', 'Le service météo municipal'],
  ['fr-FR', 'Le cœur des vagues'],
  ['de-DE', 'Der Gärtner von Station Zwölf'],
  ['de-DE', 'Wärmer als gestern'],
  ['de-DE', 'Oma reißt’s raus'],
  ['vi-VN', 'Đường về nhà của Mẹ'],
  ['zh-TW', '燈塔的日子'],
];

beforeAll(async () => {
  for (const [language, name, words = ''] of shelf)
    await addTitle(db, { language, name, genres: [], searchText: searchText(`${name} ${words}`) });
});

it.each<readonly [Locale, string, string]>([
  ['ko-KR', 'ㅎㅁㄴ', '할머니 캐리'],
  ['ko-KR', 'ㅎㅁㄴㅋㄹ', '할머니 캐리'],
  ['ko-KR', 'ㅋㄹ', '할머니 캐리'],
  ['ko-KR', '할머니캐리', '할머니 캐리'],
  ['ko-KR', '할머ㄴ', '할머니 캐리'],
  ['ko-KR', '할먼', '할머니 캐리'],
  ['ko-KR', '머니', '할머니 캐리'],
  ['ko-KR', '캐리 할머니', '할머니 캐리'],
  ['ko-KR', '할마니', '할머니 캐리'],
  ['ko-KR', '종이배출판', '할머니 캐리'],
  ['ko-KR', '다', '닭과 함께'],
  ['ja-JP', 'バアチャン', 'ばあちゃん無双'],
  ['ja-JP', 'ﾊﾞｱﾁｬﾝ', 'ばあちゃん無双'],
  ['ja-JP', '無双', 'ばあちゃん無双'],
  ['ja-JP', 'とうだい', '灯台の日々'],
  ['ja-JP', 'トウダイ', '灯台の日々'],
  ['ja-JP', '日々', '灯台の日々'],
  ['ja-JP', '料理', '剣聖は料理ができない'],
  ['en-US', 'Queen’s Taster', 'The Queen’s Taster'],
  ['en-US', "Queen's Taster", 'The Queen’s Taster'],
  ['en-US', 'queens taster', 'The Queen’s Taster'],
  ['en-US', 'writer, ada', 'The Queen’s Taster'],
  ['en-US', 'pudding station', 'The Last Pudding on the Station'],
  ['en-US', 'Lighthuose', 'Lighthouse Days'],
  ['en-US', 'ligthouse', 'Lighthouse Days'],
  ['fr-FR', 'gouteuse', 'La goûteuse de la reine'],
  ['fr-FR', 'GOÛTEUSE', 'La goûteuse de la reine'],
  ['fr-FR', 'epee', 'Le maître d’épée ne sait pas cuisiner'],
  ['fr-FR', "l'aube", 'Vingt minutes avant l’aube'],
  ['fr-FR', 'aube', 'Vingt minutes avant l’aube'],
  ['fr-FR', 'meteo', 'Le service météo municipal'],
  ['fr-FR', 'coeur', 'Le cœur des vagues'],
  ['de-DE', 'zwolf', 'Der Gärtner von Station Zwölf'],
  ['de-DE', 'zwoelf', 'Der Gärtner von Station Zwölf'],
  ['de-DE', 'waermer', 'Wärmer als gestern'],
  ['de-DE', 'reisst', 'Oma reißt’s raus'],
  ['vi-VN', 'duong ve nha cua me', 'Đường về nhà của Mẹ'],
  ['vi-VN', 'đương', 'Đường về nhà của Mẹ'],
  ['zh-TW', '燈塔', '燈塔的日子'],
  ['zh-TW', '日', '燈塔的日子'],
])('%s: “%s” finds %s, and nothing else', async (language, query, name) => {
  expect(await search(language, query)).toEqual([name]);
});

it.each<readonly [Locale, string]>([
  ['ko-KR', '할아버지'],
  ['ko-KR', 'ㅂㅂㅂ'],
  ['ja-JP', '海賊'],
  ['en-US', 'submarine'],
  ['en-US', 'pudding submarine'],
  ['en-US', '…'],
  ['en-US', '!?'],
  ['en-US', '%'],
  ['en-US', "'"],
])('%s: “%s” finds nothing', async (language, query) => {
  expect(await search(language, query)).toEqual([]);
});

it.each<readonly [Locale, string]>([
  ['fr-FR', 'comedie'],
  ['ko-KR', '코미디'],
  ['zh-TW', '喜劇'],
  ['de-DE', 'Komödie'],
])('%s: “%s” finds the titles of that genre', async (language, query) => {
  const title = await addTitle(db, { language, name: 'X', searchText: 'x', genres: ['comedy'] });
  expect(await search(language, query)).toEqual([title.name]);
});

it('puts names that begin so before words that do, and those before parts of words', async () => {
  for (const [name, totalViews] of [
    ['Seashore', 1],
    ['Undersea', 9],
    ['The Sea', 5],
    ['sea', 0],
  ] as const)
    await addTitle(db, { language: 'en-US', name, totalViews, searchText: name.toLowerCase() });
  expect(await search('en-US', 'Sea')).toEqual(['sea', 'Seashore', 'The Sea', 'Undersea']);
});
