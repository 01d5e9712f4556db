import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { contestAward, contestEntry } from '#db/schema/contest/contest.ts';

/** What the jury says of a title. */
export type Award = {
  readonly contentId: number;
  readonly rank: string;
  readonly prize: string;
  readonly comment: string;
  readonly judge: string;
};

/** Every entry of a contest, those that were put out among them, the first one first. */
export function entriesOf(db: Executor, contestNo: ContestNumber) {
  return db
    .select({
      contentId: contestEntry.contentId,
      name: challengeTitle.name,
      enteredAt: contestEntry.enteredAt,
      excludedAt: contestEntry.excludedAt,
      excludedReason: contestEntry.excludedReason,
    })
    .from(contestEntry)
    .innerJoin(challengeTitle, eq(challengeTitle.id, contestEntry.contentId))
    .where(eq(contestEntry.contestNo, contestNo))
    .orderBy(asc(contestEntry.enteredAt), asc(contestEntry.contentId));
}

/**
 * Keeps what the jury decided, in the order given, in place of what was kept before. Ranks that
 * follow each other under one name are one place. Titles that are no entries are given back, and
 * nothing is kept then.
 */
export async function keepAwards(
  executor: Executor,
  contestNo: ContestNumber,
  awards: readonly Award[],
): Promise<number[]> {
  return inTransaction(executor, async (tx) => {
    const entered = new Set(
      (await entriesOf(tx, contestNo)).flatMap(({ contentId, excludedAt }) =>
        excludedAt === null ? [contentId] : [],
      ),
    );
    const strangers = awards.map(({ contentId }) => contentId).filter((id) => !entered.has(id));
    if (strangers.length > 0) return strangers;
    await tx.delete(contestAward).where(eq(contestAward.contestNo, contestNo));
    const ranks = [...new Set(awards.map(({ rank }) => rank))];
    const rows = awards.map((award, at) => ({
      ...award,
      contestNo,
      sort: at + 1,
      place: ranks.indexOf(award.rank) + 1,
    }));
    if (rows.length > 0) await tx.insert(contestAward).values(rows);
    return [];
  });
}

/** Puts a title out of a contest; false where it is no entry, or was put out before. */
export async function excludeEntry(
  executor: Executor,
  { contestNo, contentId }: { readonly contestNo: ContestNumber; readonly contentId: number },
  by: { readonly operator: string; readonly reason: string },
  now: Date,
): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    const rows = await tx
      .update(contestEntry)
      .set({ excludedAt: now, excludedBy: by.operator, excludedReason: by.reason })
      .where(
        and(
          eq(contestEntry.contestNo, contestNo),
          eq(contestEntry.contentId, contentId),
          isNull(contestEntry.excludedAt),
        ),
      )
      .returning({ contentId: contestEntry.contentId });
    if (rows.length === 0) return false;
    await tx
      .delete(contestAward)
      .where(and(eq(contestAward.contestNo, contestNo), eq(contestAward.contentId, contentId)));
    return true;
  });
}
