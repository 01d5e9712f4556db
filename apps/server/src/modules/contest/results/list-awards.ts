import { asc, eq } from 'drizzle-orm';
import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import type { ContestAward } from '@hanji/contract/entities/contest.ts';
import { contestAward } from '#db/schema/contest/contest.ts';
import { findShownTitles } from '../entries/challenge-titles.ts';
import type { ContestPlace } from '../contest-places.ts';

/** What the jury decided, the highest rank first. */
export async function listAwards(
  place: ContestPlace,
  contestNo: ContestNumber,
): Promise<ContestAward[]> {
  const rows = await place.db
    .select()
    .from(contestAward)
    .where(eq(contestAward.contestNo, contestNo))
    .orderBy(asc(contestAward.sort));
  const titles = await findShownTitles(
    place,
    rows.map(({ contentId }) => contentId),
  );
  return rows.map(({ rank, place: position, prize, comment, judge, contentId }) => ({
    rank,
    place: position,
    prize,
    comment,
    judge,
    title: titles.get(contentId) ?? null,
  }));
}
