import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRecentKeyword,
  readRecentKeywords,
  recentKeywordsKey,
  removeRecentKeyword,
  shownKeywords,
  writeRecentKeywords,
} from './recent-keywords.ts';

const twelve = Array.from({ length: 12 }, (_, index) => `k${index}`);

describe('[A3-044] recent keywords', () => {
  it('are a comma list under "keywords"', () => {
    expect(recentKeywordsKey).toBe('keywords');
    expect(writeRecentKeywords(['a', 'b'])).toBe('a,b');
    expect(writeRecentKeywords([])).toBe('');
  });

  it('are the newest 10, newest first', () => {
    const kept = twelve.reduce<string[]>((list, keyword) => addRecentKeyword(list, keyword), []);
    expect(kept).toEqual(twelve.toReversed().slice(0, 10));
    expect(addRecentKeyword(twelve.slice(0, 9), 'new')).toEqual(['new', ...twelve.slice(0, 9)]);
    expect(addRecentKeyword(twelve.slice(0, 10), 'new')).toEqual(['new', ...twelve.slice(0, 9)]);
    expect(readRecentKeywords(twelve.join(','))).toEqual(twelve.slice(0, 10));
  });

  it('have none twice: a keyword that is searched for again comes first', () => {
    expect(addRecentKeyword(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    expect(addRecentKeyword(twelve.slice(0, 10), 'k9')).toEqual(['k9', ...twelve.slice(0, 9)]);
  });

  it('can be deleted one by one', () => {
    expect(removeRecentKeyword(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(removeRecentKeyword(['a'], 'a')).toEqual([]);
    expect(removeRecentKeyword(['a'], 'A')).toEqual(['a']);
  });

  it('survive storage whatever they hold, commas too', () => {
    expect(readRecentKeywords(writeRecentKeywords(['a,b', 'a', '%2C', ' ']))).toEqual([
      'a,b',
      'a',
      '%2C',
      ' ',
    ]);
    const keyword = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.uniqueArray(keyword, { maxLength: 10 }), (keywords) => {
        expect(readRecentKeywords(writeRecentKeywords(keywords))).toEqual(keywords);
      }),
    );
  });

  it('can be written with half of a surrogate pair, and read from anything', () => {
    expect(writeRecentKeywords(['\ud83d'])).toBe('%EF%BF%BD');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (list) => {
        expect(readRecentKeywords(list).length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it.each([
    [null, []],
    ['', []],
    [',,', []],
    ['a,a,b', ['a', 'b']],
    ['%E0%A4%A,ok', ['ok']],
  ])('are read from %j as %j', (list, keywords) => {
    expect(readRecentKeywords(list)).toEqual(keywords);
  });
});

it('[A9-012, A2-013] shows 5 on wide screens and 10 on others', () => {
  expect(shownKeywords(twelve, true)).toEqual(twelve.slice(0, 5));
  expect(shownKeywords(twelve, false)).toEqual(twelve.slice(0, 10));
  expect(shownKeywords(['a'], true)).toEqual(['a']);
});
