import { and, asc, desc, eq, min, sql } from 'drizzle-orm';
import type { Contest, ContestEntry } from '@hanji/contract/entities/contest.ts';
import { contestAward, contestEntry } from '#db/schema/contest/contest.ts';
import type { Slice } from '#modules/catalogue/list-titles.ts';
import type { ContestPlace } from '../contest-places.ts';
import { findShownTitles } from './challenge-titles.ts';
import { shownEntries } from './shown-entries.ts';

/** A contest's entries: once the results are out what the jury chose first, then the newest. */
export async function listEntries(
  place: ContestPlace,
  { contestNo, phase }: Pick<Contest, 'contestNo' | 'phase'>,
  { offset, limit }: Slice,
): Promise<ContestEntry[]> {
  const { db } = place;
  // Of a title with several awards the highest; none before the results are out.
  const best = db
    .select({
      contentId: contestAward.contentId,
      bestSort: min(contestAward.sort).as('best_sort'),
    })
    .from(contestAward)
    .where(and(eq(contestAward.contestNo, contestNo), phase === 'result' ? undefined : sql`false`))
    .groupBy(contestAward.contentId)
    .as('best');
  const award = and(eq(contestAward.contestNo, contestNo), eq(contestAward.sort, best.bestSort));
  const rows = await db
    .select({ contentId: contestEntry.contentId, rank: contestAward.rank })
    .from(contestEntry)
    .leftJoin(best, eq(best.contentId, contestEntry.contentId))
    .leftJoin(contestAward, award)
    .where(and(eq(contestEntry.contestNo, contestNo), shownEntries(db)))
    .orderBy(
      sql`${best.bestSort} asc nulls last`,
      desc(contestEntry.enteredAt),
      asc(contestEntry.contentId),
    )
    .limit(limit)
    .offset(offset);
  const titles = await findShownTitles(
    place,
    rows.map(({ contentId }) => contentId),
  );
  return rows.flatMap(({ contentId, rank }) => {
    const title = titles.get(contentId);
    return title === undefined ? [] : [{ ...title, rank }];
  });
}
