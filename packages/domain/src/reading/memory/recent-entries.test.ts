import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEntries, recall, remember } from './recent-entries.ts';

function readText(stored: unknown) {
  return typeof stored === 'string' ? stored : null;
}
const shape = { version: 3, name: 'words' };

it('puts the newest in front, none twice, and forgets the oldest', () => {
  let entries = remember([], 1, 'a', 2);
  entries = remember(entries, 2, 'b', 2);
  expect(entries).toEqual([
    [2, 'b'],
    [1, 'a'],
  ]);
  expect(remember(entries, 1, 'c', 2)).toEqual([
    [1, 'c'],
    [2, 'b'],
  ]);
  expect(remember(entries, 3, 'd', 2)).toEqual([
    [3, 'd'],
    [2, 'b'],
  ]);
});

it('recalls by id', () => {
  const entries = [
    [2, 'b'],
    [1, ''],
  ] as const;
  expect(recall(entries, 2)).toBe('b');
  expect(recall(entries, 1)).toBe('');
  expect(recall(entries, 3)).toBeNull();
});

it.each([
  [
    '{"version":3,"words":[[1,"a"],[2,"b"]]}',
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
  [
    '{"version":3,"words":[[1,"a"],["2","b"],[0,"c"],[3],[4,5],6,null,[7,"d"]]}',
    [
      [1, 'a'],
      [7, 'd'],
    ],
  ],
  [
    '{"version":3,"words":[[1,"a","anna"],[1,"b"],[2,"c",7]]}',
    [
      [1, 'a', 'anna'],
      [1, 'b'],
      [2, 'c'],
    ],
  ],
  ['{"version":3,"words":[]}', []],
  ['{"version":3,"words":{"0":[1,"a"]}}', []],
  ['{"version":3}', []],
  ['{"version":2,"words":[[1,"a"]]}', []],
  ['{"version":"3","words":[[1,"a"]]}', []],
  ['[3,[[1,"a"]]]', []],
  ['x', []],
  [null, []],
])('reads %j as %j', (text, entries) => {
  expect(readEntries(text, shape, readText)).toEqual(entries);
});

it('survives storage, and what was remembered is recalled', () => {
  const anyVisits = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.string()));
  fc.assert(
    fc.property(anyVisits, fc.integer({ min: 1, max: 5 }), (visits, kept) => {
      let entries = remember([], 99, 'first', kept);
      for (const [id, value] of visits) {
        entries = remember(entries, id, value, kept);
        expect(recall(entries, id)).toBe(value);
      }
      expect(new Set(entries.map(([id]) => id)).size).toBe(entries.length);
      expect(entries.length).toBeLessThanOrEqual(kept);
      const text = JSON.stringify({ version: 3, words: entries });
      expect(readEntries(text, shape, readText)).toEqual(entries);
    }),
  );
});
