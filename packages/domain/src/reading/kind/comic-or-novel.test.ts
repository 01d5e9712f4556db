import { expect, it } from 'vitest';
import { comicOrNovel, type BookLayout, type BookPageFacts } from './comic-or-novel.ts';

function repeated(count: number, pictures: number, characters: number): BookPageFacts[] {
  return Array.from({ length: count }, () => ({ pictures, characters }));
}
const strip = repeated(12, 1, 0);

const cases: readonly (readonly [string, BookLayout, readonly BookPageFacts[], string])[] = [
  ['prose', 'reflowable', repeated(3, 0, 9000), 'novel'],
  ['prose with icons that count nothing', 'reflowable', repeated(20, 0, 5724), 'novel'],
  ['prose with plates', 'reflowable', [...repeated(9, 0, 5000), ...repeated(4, 1, 0)], 'novel'],
  ['prose laid out page by page', 'fixed', repeated(40, 1, 800), 'novel'],
  ['a picture book with a line on each page', 'fixed', repeated(14, 1, 24), 'novel'],
  ['the same without a declared layout', 'reflowable', repeated(14, 1, 24), 'novel'],
  [
    'poems that face pictures',
    'fixed',
    repeated(6, 1, 0).flatMap((page) => [page, { pictures: 0, characters: 400 }]),
    'novel',
  ],
  [
    'one poem with two drawings',
    'reflowable',
    [...repeated(2, 1, 0), ...repeated(1, 0, 300)],
    'novel',
  ],
  [
    'an essay before its plates',
    'fixed',
    [...repeated(1, 0, 10_001), ...repeated(100, 1, 0)],
    'novel',
  ],
  ['a manga', 'fixed', repeated(180, 1, 0), 'comic'],
  ['a manga with page numbers', 'fixed', repeated(180, 1, 3), 'comic'],
  ['a manga that declares nothing', 'reflowable', repeated(180, 1, 0), 'comic'],
  [
    'a manga with title pages',
    'fixed',
    repeated(6, 1, 0).flatMap((page) => [page, page, page, { pictures: 0, characters: 25 }]),
    'comic',
  ],
  ['a roll', 'roll', repeated(1, 11, 0), 'comic'],
  ['a roll with words between its strips', 'roll', repeated(11, 1, 100), 'comic'],
  ['a roll that is prose', 'roll', repeated(11, 1, 101), 'novel'],
  [
    'a strip in one document, and a note on it',
    'reflowable',
    [...repeated(1, 10, 0), ...repeated(1, 0, 300)],
    'comic',
  ],
  ['a strip in one document under a heading', 'reflowable', repeated(1, 30, 25), 'comic'],
  [
    'pictures with a colophon',
    'reflowable',
    [...strip, { pictures: 0, characters: 1200 }],
    'comic',
  ],
  [
    'pictures with more than a colophon',
    'reflowable',
    [...strip, { pictures: 0, characters: 1201 }],
    'novel',
  ],
  [
    'pictures with a longer one, laid out',
    'fixed',
    [{ pictures: 0, characters: 2400 }, ...strip],
    'comic',
  ],
  [
    'pictures with too long a one, laid out',
    'fixed',
    [{ pictures: 0, characters: 2401 }, ...strip],
    'novel',
  ],
  [
    'as many pages of words as of pictures',
    'fixed',
    [...repeated(4, 1, 0), ...repeated(4, 0, 20)],
    'comic',
  ],
  [
    'more pages of words than of pictures',
    'fixed',
    [...repeated(4, 1, 0), ...repeated(5, 0, 20)],
    'novel',
  ],
  ['a page of words in five', 'reflowable', [...repeated(4, 1, 0), ...repeated(1, 0, 50)], 'comic'],
  [
    'two pages of words in nine',
    'reflowable',
    [...repeated(7, 1, 0), ...repeated(2, 0, 50)],
    'novel',
  ],
  ['eight characters beside each picture', 'reflowable', repeated(5, 1, 8), 'comic'],
  ['nine characters beside each picture', 'reflowable', repeated(5, 1, 9), 'novel'],
  ['eight characters beside each picture, laid out', 'fixed', repeated(5, 1, 8), 'comic'],
  ['nine characters beside each picture, laid out', 'fixed', repeated(5, 1, 9), 'novel'],
  [
    'a long afterword of a long comic',
    'fixed',
    [...repeated(100, 1, 0), { pictures: 0, characters: 10_000 }],
    'comic',
  ],
  ['empty pages, which say nothing', 'reflowable', [...strip, ...repeated(20, 0, 0)], 'comic'],
];

it.each(cases)('judges %s (%s)', (_what, layout, pages, kind) => {
  expect(comicOrNovel({ layout, pages }).kind).toBe(kind);
});

it('says how much text there is', () => {
  const kindOf = (pages: readonly BookPageFacts[]) => comicOrNovel({ layout: 'reflowable', pages });
  expect(kindOf(repeated(2, 0, 30))).toEqual({ kind: 'novel', characters: 60 });
  expect(kindOf(repeated(2, 1, 300))).toEqual({ kind: 'novel', characters: 600 });
  expect(kindOf(repeated(2, 1, 0))).toEqual({ kind: 'comic', characters: 0 });
  expect(kindOf([])).toEqual({ kind: 'novel', characters: 0 });
});
