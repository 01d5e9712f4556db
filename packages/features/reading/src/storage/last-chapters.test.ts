import { beforeEach, expect, it } from 'vitest';
import { readLastChapter, writeLastChapter } from './last-chapters.ts';

beforeEach(() => localStorage.clear());

it('knows the chapter of a title that was opened last', () => {
  expect(readLastChapter(null, 7)).toBeNull();
  writeLastChapter(null, 7, 70);
  writeLastChapter(null, 8, 80);
  writeLastChapter(null, 7, 71);
  expect([7, 8].map((id) => readLastChapter(null, id)?.chapterId)).toEqual([71, 80]);
});

it('knows of it whether it was read to its end, until it is opened again', () => {
  writeLastChapter(null, 7, 70, true);
  expect(readLastChapter(null, 7)?.isFinished).toBe(true);
  writeLastChapter(null, 7, 70);
  expect(readLastChapter(null, 7)?.isFinished).toBe(false);
});
