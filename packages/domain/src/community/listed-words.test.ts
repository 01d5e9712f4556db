import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedWordFinder } from './listed-words.ts';

const has = listedWordFinder([
  'ass',
  'go die',
  '바보',
  '꺼져*',
  '死ね',
  'ﾊﾞｶ',
  'дурак',
  'c++',
  'ngu ngốc',
  'straßenköter',
]);

describe('a listed word is found', () => {
  it.each([
    ['alone', 'ass'],
    ['in a sentence', 'You are an ass, really.'],
    ['in capitals', 'ASS!'],
    ['in capitals that are two letters', 'DU STRASSENKÖTER'],
    ['in full width', 'ａｓｓ'],
    ['with zero-width characters in it', 'a\u200bs\u200d\u2060\ufeffs'],
    ['with soft hyphens and variation selectors in it', 'a\u00ads\ufe0fs'],
    ['with controls and other formats in it', 'a\u0001s\u001b\ufff9s'],
    ['with an empty braille cell in it', 'a\u2800ss'],
    ['struck through', 'a\u0336s\u0336s\u0336'],
    ['ringed, and with marks heaped on it', 'a\u20dds\u035fs\u0348\u0336\u034f\u0322'],
    ['between signs', '…ass…'],
    ['beside a script without spaces', 'これはassだ'],
    ['over a line', 'go\n  DIE'],
    ['in Korean', '너 바보냐? 바보!'],
    ['in Korean with a particle', '그 바보는 모른다'],
    ['in Korean, decomposed', '바보'.normalize('NFD')],
    ['with more behind it where that is listed', '당장 꺼져버려'],
    ['within Japanese', 'お前は死ねばいい'],
    ['in Japanese of half width', 'お前はバカだ'],
    ['in Cyrillic', 'Ты Дурак.'],
    ['with signs of its own', 'I love C++.'],
    ['in Vietnamese, composed in another way', 'đồ ngu ngốc'.normalize('NFD')],
  ])('%s', (_, text) => {
    expect(has(text)).toBe(true);
  });
});

describe('no word is found', () => {
  it.each([
    ['inside another one', 'A classic passage about assets, bass and glass.'],
    ['inside another one in capitals', 'CLASS'],
    ['inside another Korean one', '바보온달 이야기'],
    ['after other Korean letters', '울보바보'],
    ['in parts of two', 'as so'],
    ['inside another one in Cyrillic', 'дураковаляние'],
    ['inside another with an accent', 'a\u0301ss\u0301'],
    ['inside another with an accent that a character without ink parts from it', 'a\u200b\u0301ss'],
    ['where there is none', '할머니 최고! 次が楽しみ'],
    ['in nothing', ''],
  ])('%s', (_, text) => {
    expect(has(text)).toBe(false);
  });
});

it('lets stars open both ends, and reads nothing else as a pattern', () => {
  expect(listedWordFinder(['*ass*'])('classic')).toBe(true);
  expect(listedWordFinder(['a.s'])('ass')).toBe(false);
  expect(listedWordFinder(['a.s'])('A.S')).toBe(true);
});

it('has nothing to find in an empty list, or one of blanks and stars', () => {
  expect(listedWordFinder([])('anything')).toBe(false);
  expect(listedWordFinder(['', '  ', '*', '\u200b'])('anything * ')).toBe(false);
});

it.each(['İ', 'İ', 'i̇', 'I'])('knows the Turkish I in each of its forms: %s', (text) => {
  expect(listedWordFinder(['İ'])(text)).toBe(true);
  expect(listedWordFinder([text])('İ')).toBe(true);
});

it.each(['ẞ', 'ß', 'SS', 'ss'])('knows the German sharp s in each of its forms: %s', (text) => {
  expect(listedWordFinder(['ẞ'])(text)).toBe(true);
  expect(listedWordFinder([text])('ẞ')).toBe(true);
});

it('finds every listed word that stands between blanks, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (word) => {
      fc.pre(!/^\*|\*$/.test(word.trim()) && /\p{L}/u.test(word));
      expect(listedWordFinder([word])(` ${word.toUpperCase().toLowerCase()} `)).toBe(true);
    }),
  );
});
