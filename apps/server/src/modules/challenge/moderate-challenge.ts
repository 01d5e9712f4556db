import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { challengeReport } from '#db/schema/challenge/reactions.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { member } from '#db/schema/account/access.ts';
import { reader } from '#db/schema/readers/reader.ts';

/** A title of the challenge area as an operator looks at it. */
export type ModeratedTitle = {
  readonly id: number;
  readonly name: string;
  /** Null where its creator is gone. */
  readonly creator: string | null;
  readonly chapterCount: number;
  readonly listed: boolean;
  readonly deletedAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly suspendedBy: string | null;
  readonly suspendedReason: string | null;
  /** Members whose reports nobody has decided about yet, and what they said it is. */
  readonly reporters: number;
  readonly categories: readonly string[];
  /** What they wrote beside it, the last first. */
  readonly remarks: readonly string[];
};

const mostListed = 100;

const open = and(
  eq(challengeReport.contentId, challengeTitle.id),
  isNull(challengeReport.settledAt),
);
const reporters = sql<number>`count(distinct ${challengeReport.readerId})::int`;

function select(db: Executor, where: SQL | undefined) {
  return db
    .select({
      id: challengeTitle.id,
      name: challengeTitle.name,
      creator: member.nickname,
      chapterCount: challengeTitle.chapterCount,
      listed: challengeTitle.listed,
      deletedAt: challengeTitle.deletedAt,
      hiddenAt: challengeTitle.hiddenAt,
      suspendedAt: challengeTitle.suspendedAt,
      suspendedBy: challengeTitle.suspendedBy,
      suspendedReason: challengeTitle.suspendedReason,
      reporters,
      categories: sql<string[]>`coalesce(array_agg(distinct ${challengeReport.category})
        filter (where ${challengeReport.category} is not null), '{}')`,
      remarks: sql<string[]>`coalesce(array_agg(${challengeReport.remarks}
        order by ${challengeReport.id} desc) filter (where ${challengeReport.remarks} <> ''), '{}')`,
    })
    .from(challengeTitle)
    .leftJoin(reader, eq(reader.id, challengeTitle.readerId))
    .leftJoin(member, eq(member.id, reader.memberId))
    .leftJoin(challengeReport, open)
    .where(where)
    .groupBy(challengeTitle.id, member.nickname);
}

/** Those that were reported and not decided about, hidden ones first, then by the most members. */
export async function reportedTitles(db: Executor): Promise<ModeratedTitle[]> {
  return select(db, isNull(challengeTitle.deletedAt))
    .having(sql`count(${challengeReport.id}) > 0 or ${challengeTitle.hiddenAt} is not null`)
    .orderBy(sql`${challengeTitle.hiddenAt} is null`, desc(reporters), desc(challengeTitle.id))
    .limit(mostListed);
}

/** Null where there is none. */
export async function moderatedTitle(db: Executor, id: number): Promise<ModeratedTitle | null> {
  const [found] = await select(db, eq(challengeTitle.id, id));
  return found ?? null;
}

/** Hides a title until it is decided about, as enough reports do by themselves. */
export async function hideTitle(db: Executor, id: number, now: Date): Promise<void> {
  await db.update(challengeTitle).set({ hiddenAt: now }).where(eq(challengeTitle.id, id));
}

/** Decides that a title may not be shown: its creator is told who said so and why. */
export async function suspendTitle(
  db: Executor,
  id: number,
  { operator, reason }: { readonly operator: string; readonly reason: string },
  now: Date,
): Promise<void> {
  const suspended = { suspendedAt: now, suspendedBy: operator, suspendedReason: reason };
  await decide(db, id, suspended, now);
}

/** Decides that a title may be shown: reports that there were no longer count. */
export async function restoreTitle(db: Executor, id: number, now: Date): Promise<void> {
  await decide(db, id, { suspendedAt: null, suspendedBy: null, suspendedReason: null }, now);
}

type Decision = Pick<
  typeof challengeTitle.$inferInsert,
  'suspendedAt' | 'suspendedBy' | 'suspendedReason'
>;

async function decide(db: Executor, id: number, decision: Decision, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .update(challengeTitle)
      .set({ ...decision, hiddenAt: null })
      .where(eq(challengeTitle.id, id));
    await tx
      .update(challengeReport)
      .set({ settledAt: now })
      .where(and(eq(challengeReport.contentId, id), isNull(challengeReport.settledAt)));
  });
}
