import { isNew, isUpdatedToday } from '#titles/freshness.ts';

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
