import { expect, it } from 'vitest';
import { lastChaptersKey, readLastChapters, writeLastChapter } from './last-chapters.ts';
import { recall } from './recent-entries.ts';

const opened = (visits: readonly (readonly [number, number])[]): string =>
  visits.reduce(
    (text, [contentId, chapterId]) =>
      writeLastChapter(readLastChapters(text), contentId, chapterId),
    '',
  );

it('knows the chapter of a title that was opened last', () => {
  const chapters = readLastChapters(
    opened([
      [7, 70],
      [8, 80],
      [7, 71],
    ]),
  );
  expect([recall(chapters, 7), recall(chapters, 8), recall(chapters, 9)]).toEqual([71, 80, null]);
});

it('forgets the oldest of over 200 titles', () => {
  const ids = Array.from({ length: 201 }, (_, index) => [index + 1, index + 1] as const);
  const chapters = readLastChapters(opened(ids));
  expect(chapters).toHaveLength(200);
  expect(recall(chapters, 1)).toBeNull();
  expect(recall(chapters, 2)).toBe(2);
});

it.each([
  ['x', []],
  ['[]', []],
  ['{"version":2,"chapters":[[7,1]]}', []],
  ['{"version":1,"chapters":[["7",1],[8,"1"],[9,0],[10,1]]}', [[10, 1]]],
])('reads %j as %j', (text, chapters) => expect(readLastChapters(text)).toEqual(chapters));

it('keeps its name and shape', () => {
  expect(lastChaptersKey).toBe('hanji.lastChapters');
  expect(opened([[7, 70]])).toBe('{"version":1,"chapters":[[7,70]]}');
});
