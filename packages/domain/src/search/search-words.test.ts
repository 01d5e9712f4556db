import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['바다', 'within', true],
  ['할', 'within', false],
  ['나', 'beginning', false],
  ['ㅎㅁㄴ', 'within', false],
  ['ㅎㅁ', 'beginning', false],
  ['料理', 'apart', false],
  ['日々', 'apart', false],
  ['ガ', 'apart', false],
  ['ばあちゃん', 'within', true],
  ['sea', 'within', false],
  ['épée', 'within', true],
  ['l’a', 'beginning', false],
  ['l’au', 'within', false],
  ['à', 'beginning', false],
] as const)('%s is looked for %s, and may be mistyped: %s', (text, by, mistakable) => {
  expect(searchWords(text)).toMatchObject([{ by, mistakable }]);
});

it('are what spaces divide, as searches compare them', () => {
  expect(searchWords(' Ｐudding  Station').map(({ text }) => text)).toEqual(['pudding', 'station']);
});

// Accents typed without their letter: all but the last come apart into a blank and a mark.
it.each(['´', '¨', '¸', '\u0301', 'ʼ', '´ ʼ'])('are no accents alone: %j', (keyword) => {
  expect(searchWords(keyword)).toEqual([]);
});

it.each(['', '…', '!?', '—', '%', '``'])('are none in %j', (keyword) => {
  expect(searchWords(keyword)).toEqual([]);
});

it('are each there once, however often they were typed', () => {
  expect(searchWords('a B sea b A sea').map(({ text }) => text)).toEqual(['a', 'b', 'sea']);
});

it('may be signs that are pictures', () => {
  expect(searchWords('🌊 ♥')).toHaveLength(2);
});
