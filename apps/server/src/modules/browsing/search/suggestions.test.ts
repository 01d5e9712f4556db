import type { SearchSuggestions } from '@hanji/contract/entities/suggestion.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { searchText } from '@hanji/domain/search/search-text.ts';
import { beforeAll, expect, it } from 'vitest';
import { contentAuthor } from '#db/schema/works/catalogue.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'global' });
const ask = asker(await openTestApi(context), context);

async function suggest(language: Locale, query: string, acceptMature = 'Y') {
  const { data } = await ask<SearchSuggestions>(
    `/search/suggestion?query=${encodeURIComponent(query)}`,
    { headers: { 'accept-language': language, 'x-accept-mature': acceptMature } },
  );
  return { titles: data.titles.map(({ name }) => name), authors: data.authors };
}
type Facts = { readonly restrictedAge?: 0 | 19; readonly totalViews?: number };

async function add(language: Locale, name: string, author: string, facts: Facts = {}) {
  const words = searchText(`${name} ${author}`);
  const title = await addTitle(db, { language, name, genres: [], searchText: words, ...facts });
  // Beside the one that every title of these tests has.
  await db
    .insert(contentAuthor)
    .values({ contentId: title.id, sort: 1, name: author, role: 'artist' });
}

beforeAll(async () => {
  await add('ko-KR', '할머니 캐리', '박할미');
  await add('ja-JP', 'ばあちゃん無双', '灯台もり');
  await add('fr-FR', 'La goûteuse de la reine', 'Zoé Goutte');
  for (let at = 0; at < 12; at += 1)
    await add('en-US', `Tide ${at}`, `Author Tidewell ${at}`, { totalViews: at });
  await add('de-DE', 'Nachtwache', 'Nora Nacht', { restrictedAge: 19 });
});

it.each<readonly [Locale, string, titles: readonly string[], authors: readonly string[]]>([
  ['ko-KR', '할머ㄴ', ['할머니 캐리'], []],
  ['ko-KR', 'ㅎㅁㄴ', ['할머니 캐리'], []],
  ['ko-KR', 'ㅂㅎㅁ', ['할머니 캐리'], ['박할미']],
  ['ko-KR', '할', ['할머니 캐리'], ['박할미']],
  ['ja-JP', 'バア', ['ばあちゃん無双'], []],
  ['ja-JP', '灯台', ['ばあちゃん無双'], ['灯台もり']],
  ['fr-FR', 'gout', ['La goûteuse de la reine'], ['Zoé Goutte']],
  ['fr-FR', 'zoe gou', ['La goûteuse de la reine'], ['Zoé Goutte']],
  ['fr-FR', 'zoe zoe GOU gou', ['La goûteuse de la reine'], ['Zoé Goutte']],
  ['fr-FR', 'reine gou', ['La goûteuse de la reine'], []],
  ['fr-FR', 'gouetuse', ['La goûteuse de la reine'], []],
  ['en-US', 'submarine', [], []],
  ['en-US', '%', [], []],
  ['en-US', '´', [], []],
  ['en-US', 'ʼ', [], []],
  ['en-US', "'; drop table content; --", [], []],
  ['en-US', '<img src=x onerror=alert(1)>', [], []],
])('%s: “%s” suggests the titles %j and the authors %j', async (language, typed, ...found) => {
  const [titles, authors] = found;
  expect(await suggest(language, typed)).toEqual({ titles, authors });
});

it('suggests eight at the most, first what a search finds first', async () => {
  expect(await suggest('en-US', 'tide')).toEqual({
    titles: ['Tide 11', 'Tide 10', 'Tide 9', 'Tide 8', 'Tide 7'],
    authors: ['Author Tidewell 11', 'Author Tidewell 10', 'Author Tidewell 9'],
  });
});

it('suggests neither titles for adults nor their authors without acceptance', async () => {
  expect(await suggest('de-DE', 'nacht', 'Y')).toEqual({
    titles: ['Nachtwache'],
    authors: ['Nora Nacht'],
  });
  expect(await suggest('de-DE', 'nacht', 'N')).toEqual({ titles: [], authors: [] });
});

it.each(['', '   ', '\0', 'x'.repeat(1001)])('refuses %j', async (typed) => {
  const { code } = await ask(`/search/suggestion?query=${encodeURIComponent(typed)}`);
  expect(code).toBe(400);
});
