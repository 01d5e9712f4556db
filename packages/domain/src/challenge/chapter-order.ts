import type { ChapterSort } from '#chapters/order/chapter-sort.ts';

/**
 * The chapters of a challenge title by their id, in either direction (challenge-and-shutdown,
 * section 4 "Challenge bookshelf sort"): ids grow, so the smallest is the oldest. The list given
 * stays as it is.
 */
export function sortChallengeChapters<C extends { readonly chapterId: number }>(
  chapters: readonly C[],
  sort: ChapterSort,
): C[] {
  return chapters.toSorted((a, b) =>
    sort === 'oldest' ? a.chapterId - b.chapterId : b.chapterId - a.chapterId,
  );
}
