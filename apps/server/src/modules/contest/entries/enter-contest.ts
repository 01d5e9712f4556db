import { and, eq, isNull, sql } from 'drizzle-orm';
import { contestPhase } from '@hanji/domain/contests/contest-phase.ts';
import type { Transaction } from '#db/executor.ts';
import { contest, contestEntry } from '#db/schema/contest/contest.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { announced } from '../pages/find-contests.ts';
import { refusalOf } from './challenge-titles.ts';

type Entering = {
  readonly memberId: string;
  readonly contestNo: number;
  readonly contentId: number;
};

/** The contest, which keeps its times until the entry is written. @throws ApiFailure 404, 409 closed */
async function openContest(tx: Transaction, contestNo: number, now: Date) {
  const [found] = await tx
    .select()
    .from(contest)
    .where(and(eq(sql`${contest.contestNo}`, contestNo), announced(now)))
    .for('share');
  if (found === undefined) throw new ApiFailure(404, 'contestNotFound');
  if (contestPhase(found, now) !== 'open') throw new ApiFailure(409, 'contestClosed');
  return found;
}

/**
 * Enters a title, once however often and from wherever it is asked for.
 * @throws ApiFailure 404 no such contest, or no such title of the member; 409 the contest takes no
 * entries, the title is not published, or operators have put it out
 */
export async function enterContest(
  context: RequestContext,
  { memberId, contestNo, contentId }: Entering,
): Promise<null> {
  return inUnit(context, async ({ db: tx }) => {
    const now = context.now();
    const refusal = await refusalOf(tx, memberId, contentId);
    const found = await openContest(tx, contestNo, now);
    if (refusal !== null) throw new ApiFailure(409, 'contestTitleRefused');
    const of = { contestNo: found.contestNo, contentId };
    await tx
      .insert(contestEntry)
      .values({ ...of, enteredAt: now })
      .onConflictDoNothing();
    const stands = and(
      eq(contestEntry.contestNo, of.contestNo),
      eq(contestEntry.contentId, contentId),
      isNull(contestEntry.excludedAt),
    );
    if ((await tx.$count(contestEntry, stands)) === 0) {
      throw new ApiFailure(409, 'contestTitleExcluded');
    }
    return null;
  });
}

/**
 * Takes an entry back; one that is not there is passed over.
 * @throws ApiFailure 404 no such contest, or no such title of the member; 409 the contest is closed
 */
export async function leaveContest(
  context: RequestContext,
  { memberId, contestNo, contentId }: Entering,
): Promise<null> {
  return inUnit(context, async ({ db: tx }) => {
    await refusalOf(tx, memberId, contentId);
    const found = await openContest(tx, contestNo, context.now());
    await tx.delete(contestEntry).where(
      and(
        eq(contestEntry.contestNo, found.contestNo),
        eq(contestEntry.contentId, contentId),
        // Otherwise it could be entered anew.
        isNull(contestEntry.excludedAt),
      ),
    );
    return null;
  });
}
