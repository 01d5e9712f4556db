import type { Badge } from '@hanji/contract/entities/content.ts';
import type { ContentStatus } from '@hanji/contract/vocabulary.ts';
import { isNew, isUpdatedToday } from './freshness.ts';

export type BadgeFacts = {
  readonly status: ContentStatus;
  /** What an event is called. */
  readonly badgeLabel: string;
  readonly createdAt: Date;
  readonly lastChapterPublishedAt: Date | null;
};

/**
 * The badge of a title (challenge-and-shutdown, section 4 "Content badge types"): NEW until 14
 * days after it was created, UP on the day of a new chapter, the others as long as the status lasts.
 */
export function badgeOf(title: BadgeFacts, now: Date, timeZone: string): Badge | null {
  const { status } = title;
  switch (status) {
    case 'event':
      return { type: status, label: title.badgeLabel };
    case 'started':
      return isNew(title.createdAt, now) ? { type: status, label: 'NEW' } : null;
    case 'updated':
      return hasChapterOfToday(title, now, timeZone) ? { type: status, label: 'UP' } : null;
    case 'completed':
      return { type: status, label: 'FIN.' };
    case 'suspend':
      return { type: status, label: 'HIATUS' };
  }
}

function hasChapterOfToday(title: BadgeFacts, now: Date, timeZone: string): boolean {
  const { lastChapterPublishedAt } = title;
  return lastChapterPublishedAt !== null && isUpdatedToday(lastChapterPublishedAt, now, timeZone);
}
