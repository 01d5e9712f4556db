import { beforeEach, expect, it } from 'vitest';
import { readLastChapter, writeLastChapter } from './last-chapters.ts';

beforeEach(() => localStorage.clear());

it('knows the chapter of a title that was opened last', () => {
  expect(readLastChapter(7)).toBeNull();
  writeLastChapter(7, 70);
  writeLastChapter(8, 80);
  writeLastChapter(7, 71);
  expect([readLastChapter(7), readLastChapter(8)]).toEqual([71, 80]);
});

it('forgets the oldest of over 200 titles', () => {
  for (let id = 1; id <= 201; id += 1) writeLastChapter(id, id);
  expect(readLastChapter(1)).toBeNull();
  expect(readLastChapter(2)).toBe(2);
});

it.each(['x', '[]', '{"version":2,"chapters":[]}', '{"version":1,"chapters":[["7",1]]}'])(
  'begins anew with %j',
  (stored) => {
    localStorage.setItem('hanji.lastChapters', stored);
    expect(readLastChapter(7)).toBeNull();
  },
);
