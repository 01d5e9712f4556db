import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortChallengeChapters } from './chapter-order.ts';

describe('challenge chapter sort', () => {
  const chapters = [{ chapterId: 9 }, { chapterId: 10 }, { chapterId: 2 }];
  function ids(sort: 'oldest' | 'newest'): number[] {
    return sortChallengeChapters(chapters, sort).map(({ chapterId }) => chapterId);
  }

  it('[B4-011] sorts by chapter id in either direction, leaving the given list alone', () => {
    expect(ids('oldest')).toEqual([2, 9, 10]);
    expect(ids('newest')).toEqual([10, 9, 2]);
    expect(chapters.map(({ chapterId }) => chapterId)).toEqual([9, 10, 2]);
    expect(sortChallengeChapters([], 'oldest')).toEqual([]);
  });

  it('[B4-011] one direction is the other turned round', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), (numbers) => {
        const given = numbers.map((chapterId) => ({ chapterId }));
        expect(sortChallengeChapters(given, 'newest')).toEqual(
          sortChallengeChapters(given, 'oldest').toReversed(),
        );
      }),
    );
  });
});
