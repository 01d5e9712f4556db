import { expect, it } from 'vitest';
import { sortChapters, standardChapterSort, toggledSort } from './chapter-sort.ts';

const chapters = [{ sort: 2 }, { sort: 1 }, { sort: 3 }];
const order = (sort: 'oldest' | 'newest'): number[] =>
  sortChapters(chapters, sort).map((one) => one.sort);

it('[A4-024] is oldest first by default', () => {
  expect(order(standardChapterSort)).toEqual([1, 2, 3]);
});

it('[A4-024] toggles to newest first and back, leaving the given list alone', () => {
  const newest = toggledSort(standardChapterSort);
  expect(order(newest)).toEqual([3, 2, 1]);
  expect(order(toggledSort(newest))).toEqual([1, 2, 3]);
  expect(chapters[0]).toEqual({ sort: 2 });
});
