import { expect, it } from 'vitest';
import { hasInvisible, isBlank } from './invisible-characters.ts';

const named: readonly (readonly [string, string])[] = [
  ['a NUL', '\u0000'],
  ['a tab', '\t'],
  ['a line feed', '\n'],
  ['a delete', '\u007F'],
  ['a C1 control', '\u0085'],
  ['a soft hyphen', '\u00AD'],
  ['a combining grapheme joiner', '\u034F'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uFFA0'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a right-to-left override', '\u202E'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['an empty braille cell', '\u2800'],
  ['a variation selector', '\uFE0F'],
  ['a byte order mark', '\uFEFF'],
  ['a tag', '\u{E0041}'],
  ['half of a character', '\uD83D'],
];

it.each(named)('finds %s', (_, character) => {
  expect(hasInvisible(`a${character}b`)).toBe(true);
  expect(isBlank(character)).toBe(true);
  expect(isBlank(`${character}a`)).toBe(false);
});

it.each([
  '',
  'abc',
  'a b\u3000c',
  '한지',
  'e\u0301',
  '❤️',
  '👍🏽',
  '👨‍👩‍👧',
  '👩🏽‍🚀',
  '🏳️‍🌈',
  '🏃‍♀️',
  '👩‍👩🏽‍👧',
  '❤️‍🔥',
  '1️⃣',
  '#️⃣',
  '🇰🇷',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}',
])('%j is visible', (text) => {
  expect(hasInvisible(text)).toBe(false);
  expect(isBlank(text)).toBe(text === '');
});

it.each([
  '👍\u200D',
  '👍\u200Da',
  '\u200D👍',
  '1\uFE0F',
  '1\u200D2',
  '❤️\uFE0F',
  '👨‍👩‍👧\u200B',
  '👨‍👩\u200B',
  // Tags spell a flag only as the three that exist; all others would hide what they say.
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}',
  '\u{1F3F4}\u{E0067}\u{E0062}\u{E0061}\u{E0062}\u{E0063}\u{E007F}',
  '👍\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
])('finds what stands beside an emoji and is no part of it: %j', (text) => {
  expect(hasInvisible(text)).toBe(true);
});

it.each([' ', '\u3000', '\u00A0', ' \t\n ', ' \u200B '])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});
