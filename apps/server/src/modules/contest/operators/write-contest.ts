import { and, eq, isNull } from 'drizzle-orm';
import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { contest } from '#db/schema/contest/contest.ts';
import { putPictures, writePage } from '#modules/written/written-pages.ts';
import { contestText, type ContestText } from '../contest-places.ts';

/** A contest as an operator writes it. */
export type WrittenContest = {
  readonly contestNo: ContestNumber;
  readonly title: string;
  readonly lead: string;
  readonly announcedAt: Date;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly resultAt: Date;
  /** Of its picture, which is stored. */
  readonly imageId: string;
  /** Markdown of its pages; one that is left out stays as it is. */
  readonly texts: Readonly<Partial<Record<ContestText, string>>>;
  /** Ids of stored pictures by the names that the texts have for them. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly writtenBy: string;
};

const texts = ['page', 'list', 'result'] as const satisfies readonly ContestText[];

/** Keeps a contest, or what has changed of it; one that was withdrawn is shown again. */
export async function writeContest(
  executor: Executor,
  { texts: bodies, pictures, ...written }: WrittenContest,
  now: Date,
): Promise<void> {
  const { contestNo, writtenBy } = written;
  await inTransaction(executor, async (tx) => {
    const shown = { withdrawnAt: null, withdrawnBy: null };
    await tx
      .insert(contest)
      .values(written)
      .onConflictDoUpdate({ target: contest.contestNo, set: { ...written, ...shown } });
    await putPictures(tx, contestText(contestNo, 'page').folder, pictures);
    for (const text of texts) {
      const body = bodies[text];
      if (body === undefined) continue;
      await writePage(tx, { key: contestText(contestNo, text).key, body, writtenBy }, now);
    }
  });
}

/** Takes a contest from its readers; false where it is not there, or was taken away before. */
export async function withdrawContest(
  db: Executor,
  contestNo: ContestNumber,
  by: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(contest)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(and(eq(contest.contestNo, contestNo), isNull(contest.withdrawnAt)))
    .returning({ contestNo: contest.contestNo });
  return rows.length > 0;
}
