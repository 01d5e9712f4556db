import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { chapterComment, commentReport } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';

/** A comment as an operator looks at it. */
export type ModeratedComment = {
  readonly id: number;
  readonly body: string;
  readonly postedAt: Date;
  readonly totalLikes: number;
  readonly deletedAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly hiddenBy: string | null;
  readonly hiddenReason: string | null;
  readonly title: string;
  readonly chapter: string;
  readonly reports: number;
  /** What it was reported for, each word once. */
  readonly categories: readonly string[];
};

const mostListed = 100;

function select(db: Executor) {
  return db
    .select({
      id: chapterComment.id,
      body: chapterComment.body,
      postedAt: chapterComment.postedAt,
      totalLikes: chapterComment.totalLikes,
      deletedAt: chapterComment.deletedAt,
      hiddenAt: chapterComment.hiddenAt,
      hiddenBy: chapterComment.hiddenBy,
      hiddenReason: chapterComment.hiddenReason,
      title: content.name,
      chapter: chapter.name,
      reports: count(commentReport.id),
      categories: sql<string[]>`coalesce(array_agg(distinct ${commentReport.category})
        filter (where ${commentReport.category} is not null), '{}')`,
    })
    .from(chapterComment)
    .innerJoin(chapter, eq(chapter.id, chapterComment.chapterId))
    .innerJoin(content, eq(content.id, chapter.contentId))
    .leftJoin(commentReport, eq(commentReport.commentId, chapterComment.id))
    .groupBy(chapterComment.id, content.name, chapter.name);
}

/** Those that are shown and were reported, by the most readers first. */
export async function reportedComments(db: Executor): Promise<ModeratedComment[]> {
  return select(db)
    .where(and(isNull(chapterComment.deletedAt), isNull(chapterComment.hiddenAt)))
    .having(sql`count(${commentReport.id}) > 0`)
    .orderBy(desc(count(commentReport.id)), desc(chapterComment.id))
    .limit(mostListed);
}

type WrittenBy = {
  /** Null for anybody. */
  readonly memberId: string | null;
  /** Null for any. */
  readonly chapterId: number | null;
  /** Words that stand in it, in capitals or not; empty for any. */
  readonly text: string;
};

/** Those that are so, the newest first, hidden ones among them; what was deleted has no words. */
export async function writtenComments(
  db: Executor,
  { memberId, chapterId, text }: WrittenBy,
): Promise<ModeratedComment[]> {
  const { body, readerId } = chapterComment;
  const readers = db.select({ id: reader.id }).from(reader);
  return select(db)
    .where(
      and(
        memberId === null
          ? undefined
          : inArray(readerId, readers.where(eq(reader.memberId, memberId))),
        chapterId === null ? undefined : eq(chapterComment.chapterId, chapterId),
        text === '' ? undefined : sql`strpos(lower(${body}), lower(${text})) > 0`,
      ),
    )
    .orderBy(desc(chapterComment.id))
    .limit(mostListed);
}

/** Null where there is none. */
export async function moderatedComment(db: Executor, id: number): Promise<ModeratedComment | null> {
  const [found] = await select(db).where(eq(chapterComment.id, id));
  return found ?? null;
}

/** Takes a comment from all lists but its writer's history. */
export async function hideComment(
  db: Executor,
  id: number,
  { operator, reason }: { readonly operator: string; readonly reason: string },
  now: Date,
): Promise<void> {
  await setHidden(db, id, { hiddenAt: now, hiddenBy: operator, hiddenReason: reason });
}

/** Shows a hidden comment again. */
export async function restoreComment(db: Executor, id: number): Promise<void> {
  await setHidden(db, id, { hiddenAt: null, hiddenBy: null, hiddenReason: null });
}

type Hidden = Pick<typeof chapterComment.$inferInsert, 'hiddenAt' | 'hiddenBy' | 'hiddenReason'>;

async function setHidden(db: Executor, id: number, hidden: Hidden): Promise<void> {
  await db.update(chapterComment).set(hidden).where(eq(chapterComment.id, id));
}
