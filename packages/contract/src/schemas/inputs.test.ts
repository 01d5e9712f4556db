import { describe, expect, it } from 'vitest';
import { code, cursor, id, ids, pageNo, pageSize, seconds, text } from './inputs.ts';
import { schemas } from './schemas.ts';

describe('input from outside', () => {
  it.each([
    [
      'an id',
      id,
      ['1', 7, '2147483647'],
      ['0', '-1', '1.5', '2147483648', '', ' 1', '1e3', 'x', null],
    ],
    [
      'ids',
      ids,
      ['1', '1,2', Array(1000).fill('2147483647').join(',')],
      ['', '1,', '0', '1, 2', Array(1001).fill('1').join(','), '2147483648'],
    ],
    [
      'a cursor',
      cursor(/^\d{1,13}(?:-(\d{1,10}))?$/),
      ['0', '9999999999999', '9999999999999-2147483647'],
      ['', '-', '1-', '1-x', '1-2147483648', '1-9999999999', '10000000000000'],
    ],
    ['a time in seconds', seconds, ['1', '1800000000'], ['0', '-1', '', '1.5']],
    ['a page', pageNo, ['0', '100000'], ['100001', '-1', '']],
    ['a page size', pageSize(20), ['1', '100', undefined], ['0', '101', '']],
    ['a code', code, ['mon', 'a-b_c'], ['', 'a b', 'a/b', 'x'.repeat(65), '../a']],
    ['a text', text(3), ['', 'abc', '🐳'], ['abcd', 'a\0', '\ud83d', '\udc33a']],
  ])('%s', (_, schema, good, bad) => {
    const passes = (value: unknown): boolean => schema.safeParse(value).success;
    expect(good.filter((value) => !passes(value))).toEqual([]);
    expect(bad.filter(passes)).toEqual([]);
  });

  it('a search has pages of 100 unless said otherwise, and a keyword', () => {
    const { body } = schemas.search;
    expect(body.parse({ query: ' blue ' })).toEqual({ query: 'blue', pageNo: 0, pageSize: 100 });
    expect(body.safeParse({ query: '   ' }).success).toBe(false);
    expect(body.safeParse({}).success).toBe(false);
  });
});
