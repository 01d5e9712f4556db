import { eq } from 'drizzle-orm';
import type { OpenContests } from '@hanji/contract/entities/contest.ts';
import { contestEntry } from '#db/schema/contest/contest.ts';
import type { ContestPlace } from '../contest-places.ts';
import { findContests } from '../pages/find-contests.ts';
import { refusalOf } from './challenge-titles.ts';

/**
 * The contests that take entries now, the first to close first, and when a member's title was
 * entered. One of which operators have put the title out is left out.
 * @throws ApiFailure 404 no title of the member
 */
export async function readOpenContests(
  place: ContestPlace,
  memberId: string,
  contentId: number,
): Promise<OpenContests> {
  const refusal = await refusalOf(place.db, memberId, contentId);
  const rows = await place.db
    .select()
    .from(contestEntry)
    .where(eq(contestEntry.contentId, contentId));
  const entered = new Map(rows.map((row) => [row.contestNo, row]));
  const contests = (await findContests(place))
    .filter(({ contestNo, phase }) => phase === 'open' && !entered.get(contestNo)?.excludedAt)
    .toSorted((one, other) => Date.parse(one.closesAt) - Date.parse(other.closesAt));
  return {
    refusal,
    contests: contests.map((each) => ({
      ...each,
      enteredAt: entered.get(each.contestNo)?.enteredAt.toISOString() ?? null,
    })),
  };
}
