import type { ChapterSort } from '#chapters/order/chapter-sort.ts';
import { isNew, isUpdatedToday } from './freshness.ts';

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

/** The tag of a challenge title; `completed` is shown as 完結, black. */
export type TitleTag = 'new' | 'up' | 'completed';

export type TagFacts = {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly completed: boolean;
};

/**
 * The tag of a challenge title (challenge-and-shutdown, section 4 "Challenge title tag"), the first
 * that applies: new within 14 days of its creation, up if updated today (by the clock of the
 * edition), completed; null for none.
 */
export function titleTag(title: TagFacts, now: Date, timeZone: string): TitleTag | null {
  if (isNew(title.createdAt, now)) return 'new';
  if (isUpdatedToday(title.updatedAt, now, timeZone)) return 'up';
  return title.completed ? 'completed' : null;
}
