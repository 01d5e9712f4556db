import { expect, it } from 'vitest';
import { searchKeyword } from './search-keyword.ts';

const family = '👨‍👩‍👧';

it.each([
  ['', null],
  ['   ', null],
  ['  한지 ', '한지'],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(101), 'a'.repeat(100)],
  [family.repeat(100), family.repeat(100)],
  [family.repeat(101), family.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('[A5-027] %j is searched for as %j', (text, keyword) => {
  expect(searchKeyword(text)).toBe(keyword);
});
