import { beforeEach, expect, it } from 'vitest';
import { readLastChapter, writeLastChapter } from './last-chapters.ts';

beforeEach(() => localStorage.clear());

it('knows the chapter of a title that was opened last', () => {
  expect(readLastChapter(7)).toBeNull();
  writeLastChapter(7, 70);
  writeLastChapter(8, 80);
  writeLastChapter(7, 71);
  expect([7, 8].map((id) => readLastChapter(id)?.chapterId)).toEqual([71, 80]);
});
