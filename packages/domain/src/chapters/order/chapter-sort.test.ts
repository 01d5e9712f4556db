import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChapterSort, sortChapters, standardChapterSort } from './chapter-sort.ts';

const chapters = [{ sort: 2 }, { sort: 1 }, { sort: 3 }];
function order(sort: 'oldest' | 'newest'): number[] {
  return sortChapters(chapters, sort).map((chapter) => chapter.sort);
}

it('[A4-024] is oldest first by default', () => {
  expect(order(standardChapterSort)).toEqual([1, 2, 3]);
});

it('[A4-024] can be newest first, leaving the given list alone', () => {
  expect(order('newest')).toEqual([3, 2, 1]);
  expect(chapters[0]).toEqual({ sort: 2 });
});

it('[A4-024] shows the same chapters in both orders, one the other backwards', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1 })), (sorts) => {
      const given = sorts.map((sort) => ({ sort }));
      const oldest = sortChapters(given, 'oldest');
      expect(sortChapters(given, 'newest')).toEqual(oldest.toReversed());
      expect(sortChapters(oldest, 'oldest')).toEqual(oldest);
      expect(new Set(oldest)).toEqual(new Set(given));
    }),
  );
});

it.each([
  ['newest', 'newest'],
  ['oldest', 'oldest'],
  ['NEWEST', 'oldest'],
  ['', 'oldest'],
  [null, 'oldest'],
])('the address that says %j asks for the %s first', (named, sort) => {
  expect(readChapterSort(named)).toBe(sort);
});
