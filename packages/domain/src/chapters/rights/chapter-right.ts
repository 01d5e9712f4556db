import type { ChapterActivity } from '@hanji/contract/entities/chapter.ts';
import { secondsLeft } from '#times/seconds-left.ts';

/** By what a reader may open a chapter: unlocked for good, or rented until a moment. */
export type ChapterRight = { readonly unlocked: boolean; readonly rentedUntil: Date | null };

export const noRight: ChapterRight = { unlocked: false, rentedUntil: null };

type OwnActivity = Pick<ChapterActivity, 'unlocked' | 'rented' | 'rentRemained'>;

/**
 * A right as the wire says it (reading-service, section 3 "Chapter"). A rental runs as long as at
 * least one whole second is left of it, so that flag and seconds never disagree.
 */
export function activityOf({ unlocked, rentedUntil }: ChapterRight, now: Date): OwnActivity {
  const rentRemained = rentedUntil === null ? 0 : secondsLeft(rentedUntil, now);
  return { unlocked, rented: rentRemained > 0, rentRemained };
}
