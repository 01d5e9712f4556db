import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeComment, challengeCommentReport } from '#db/schema/challenge/reactions.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import type { ModeratedComment } from '#modules/community/moderate-comments.ts';

const mostListed = 100;

function select(db: Executor) {
  return db
    .select({
      id: challengeComment.id,
      body: challengeComment.body,
      postedAt: challengeComment.postedAt,
      totalLikes: challengeComment.totalLikes,
      deletedAt: challengeComment.deletedAt,
      hiddenAt: challengeComment.hiddenAt,
      hiddenBy: sql<string | null>`${challengeComment.hiddenBy}`,
      hiddenReason: challengeComment.hiddenReason,
      title: challengeTitle.name,
      chapter: challengeChapter.name,
      reports: count(challengeCommentReport.id),
      categories: sql<string[]>`coalesce(array_agg(distinct ${challengeCommentReport.category})
        filter (where ${challengeCommentReport.category} is not null), '{}')`,
    })
    .from(challengeComment)
    .innerJoin(challengeChapter, eq(challengeChapter.id, challengeComment.chapterId))
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeComment.contentId))
    .leftJoin(
      challengeCommentReport,
      and(
        eq(challengeCommentReport.commentId, challengeComment.id),
        isNull(challengeCommentReport.settledAt),
      ),
    )
    .groupBy(challengeComment.id, challengeTitle.name, challengeChapter.name);
}

/** Those with reports that nobody has decided about, by the most members first. */
export async function reportedComments(db: Executor): Promise<ModeratedComment[]> {
  return select(db)
    .where(isNull(challengeComment.deletedAt))
    .having(sql`count(${challengeCommentReport.id}) > 0`)
    .orderBy(desc(count(challengeCommentReport.id)), desc(challengeComment.id))
    .limit(mostListed);
}

/** Null where there is none. */
export async function moderatedComment(db: Executor, id: number): Promise<ModeratedComment | null> {
  const [found] = await select(db).where(eq(challengeComment.id, id));
  return found ?? null;
}

/** Takes a comment from all lists for good. */
export async function hideComment(
  db: Executor,
  id: number,
  { operator, reason }: { readonly operator: string; readonly reason: string },
  now: Date,
): Promise<void> {
  const hiddenReason = `${operator}: ${reason}`;
  await decide(db, id, { hiddenAt: now, hiddenBy: 'operator', hiddenReason }, now);
}

/** Shows a comment again, whoever hid it: reports that there were no longer count. */
export async function restoreComment(db: Executor, id: number, now: Date): Promise<void> {
  await decide(db, id, { hiddenAt: null, hiddenBy: null, hiddenReason: null }, now);
}

type Hidden = Pick<typeof challengeComment.$inferInsert, 'hiddenAt' | 'hiddenBy' | 'hiddenReason'>;

async function decide(db: Executor, id: number, hidden: Hidden, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.update(challengeComment).set(hidden).where(eq(challengeComment.id, id));
    await tx
      .update(challengeCommentReport)
      .set({ settledAt: now })
      .where(
        and(eq(challengeCommentReport.commentId, id), isNull(challengeCommentReport.settledAt)),
      );
  });
}
