import type { ChallengeChapterStatus } from '@hanji/contract/challenge-vocabulary.ts';
import { accepted, refused, type Checked } from '#forms/checked.ts';
import { addDays } from '#times/calendar.ts';

/** How far ahead an article can be scheduled. */
const furthestDays = 365;

export type PublishReason = 'past' | 'tooFar' | 'published' | 'noPages' | 'tooManyPages';

export type Publishing = {
  readonly status: ChallengeChapterStatus;
  /** When it came or will come out; null while nobody has published it. */
  readonly publishedAt: Date | null;
  /** Null for now. */
  readonly publishAt: Date | null;
  readonly pages: number;
  readonly maxImages: number;
};

/**
 * When an article comes out that its creator publishes. One that readers see already keeps its
 * time, gets its pages anew, and cannot be put off (`published`); one that was withdrawn comes back
 * with the time that it had. A time to come is not over (`past`) and within a year (`tooFar`);
 * without a page there is nothing to read (`noPages`).
 */
export function checkPublishing(
  { status, publishedAt, publishAt, pages, maxImages }: Publishing,
  now: Date,
): Checked<Date, PublishReason> {
  if (pages === 0) return refused('noPages');
  if (pages > maxImages) return refused('tooManyPages');
  if (publishAt === null) {
    return accepted(publishedAt !== null && publishedAt <= now ? publishedAt : now);
  }
  if (status === 'published') return refused('published');
  if (publishAt <= now) return refused('past');
  return publishAt > addDays(now, furthestDays) ? refused('tooFar') : accepted(publishAt);
}
