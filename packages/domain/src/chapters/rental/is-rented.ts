import type { ChapterActivity } from '@hanji/contract/entities/chapter.ts';

/**
 * Whether a rental runs: time is left (reading-service, section 4 "remaining rent time"). The time
 * decides, not the flag beside it, which an old answer can still carry.
 */
export function isRented({ rentRemained }: Pick<ChapterActivity, 'rentRemained'>): boolean {
  return rentRemained > 0;
}
