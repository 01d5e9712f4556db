import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addRecentKeyword,
  readRecentKeywords,
  shownKeywords,
  writeRecentKeywords,
} from './recent-keywords.ts';

const twelve = Array.from({ length: 12 }, (_, index) => `k${index}`);

it('[A3-044] keeps a comma list under "keywords", newest first, at most 10, none twice', () => {
  const kept = twelve.reduce<string[]>((list, keyword) => addRecentKeyword(list, keyword), []);
  expect(kept).toEqual(twelve.toReversed().slice(0, 10));
  expect(addRecentKeyword(kept, 'k5')[0]).toBe('k5');
  expect(addRecentKeyword(kept, 'k5')).toHaveLength(10);
  expect(writeRecentKeywords(['a', 'b'])).toBe('a,b');
});

it('a keyword survives storage whatever it holds', () => {
  const keyword = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(fc.uniqueArray(keyword, { maxLength: 10 }), (keywords) => {
      expect(readRecentKeywords(writeRecentKeywords(keywords))).toEqual(keywords);
    }),
  );
});

it.each([
  [null, []],
  ['', []],
  [',,', []],
  ['a,a,b', ['a', 'b']],
  ['%E0%A4%A,ok', ['ok']],
])('reads %j as %j', (list, keywords) => {
  expect(readRecentKeywords(list)).toEqual(keywords);
});

it('[A9-012] [A2-013] shows 5 on wide screens and 10 on others', () => {
  expect(shownKeywords(twelve.slice(0, 10), true)).toHaveLength(5);
  expect(shownKeywords(twelve.slice(0, 10), false)).toHaveLength(10);
});
