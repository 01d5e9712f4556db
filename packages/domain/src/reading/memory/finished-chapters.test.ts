import { expect, it } from 'vitest';
import {
  finishedChaptersKey,
  finishedOf,
  readFinishedChapters,
  writeFinishedChapter,
} from './finished-chapters.ts';

function after(finished: readonly (readonly [contentId: number, chapterId: number])[]) {
  let text = '';
  for (const [contentId, chapterId] of finished)
    text = writeFinishedChapter(readFinishedChapters(text), contentId, chapterId);
  return readFinishedChapters(text);
}

it('keeps the chapters of each title once, under its name and in its shape', () => {
  const finished = after([
    [7, 70],
    [8, 80],
    [7, 71],
    [7, 70],
  ]);
  expect(finishedOf(finished, 7)).toEqual(new Set([70, 71]));
  expect(finishedOf(finished, 8)).toEqual(new Set([80]));
  expect(finishedOf(finished, 9)).toEqual(new Set());
  expect(finishedChaptersKey).toBe('hanji.finishedChapters');
  expect(JSON.parse(writeFinishedChapter([], 7, 70))).toEqual({
    version: 1,
    finished: [[7, [70]]],
  });
});

it('forgets the oldest of over 100 titles and 1,000 chapters', () => {
  const titles = after(Array.from({ length: 101 }, (_, at) => [at + 1, 5]));
  expect(titles).toHaveLength(100);
  expect(finishedOf(titles, 1).size).toBe(0);
  const many = [[7, Array.from({ length: 1000 }, (_, at) => at + 1)]] as const;
  const text = writeFinishedChapter(many, 7, 5000);
  const chapters = finishedOf(readFinishedChapters(text), 7);
  expect([chapters.size, chapters.has(5000), chapters.has(1000)]).toEqual([1000, true, false]);
});

it.each([null, '', '{', '[]', '{"version":2,"finished":[[7,[70]]]}', '{"version":1,"finished":1}'])(
  'finds none in %j',
  (text) => {
    expect(readFinishedChapters(text)).toEqual([]);
  },
);

it('leaves out what is no chapter', () => {
  const text = '{"version":1,"finished":[[7,[70,"71",-1,1.5,null]],[8,1],["x",[2]]]}';
  expect(readFinishedChapters(text)).toEqual([[7, [70]]]);
});
