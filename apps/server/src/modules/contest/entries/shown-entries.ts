import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { contestEntry } from '#db/schema/contest/contest.ts';
import { shownTitle } from './challenge-titles.ts';

/** Entries that count: neither put out by operators nor of a title that is no longer shown. */
export function shownEntries(db: Executor): SQL | undefined {
  const title = db
    .select({ id: challengeTitle.id })
    .from(challengeTitle)
    .where(and(eq(challengeTitle.id, contestEntry.contentId), shownTitle));
  return and(isNull(contestEntry.excludedAt), exists(title));
}
