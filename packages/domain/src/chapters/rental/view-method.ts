import type { ChapterActivity } from '@hanji/contract/entities/chapter.ts';

/** Rental, purchase, free. */
export type ViewMethod = 'R' | 'P' | 'F';

/**
 * By which right a chapter is viewed (reading-service, section 4 "Chapter view method"): rented
 * only is R, purchased is P, also when it is rented besides (decision), otherwise F.
 */
export function viewMethod({
  unlocked,
  rented,
}: Pick<ChapterActivity, 'unlocked' | 'rented'>): ViewMethod {
  if (unlocked) return 'P';
  return rented ? 'R' : 'F';
}
