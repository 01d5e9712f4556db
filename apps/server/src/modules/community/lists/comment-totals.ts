import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { commentTotal } from '#db/schema/community/comment.ts';

const ofChapter = preparedQuery((db) =>
  db
    .select({ total: commentTotal.total })
    .from(commentTotal)
    .where(eq(commentTotal.chapterId, sql.placeholder('chapterId')))
    .prepare('comments_of_chapter'),
);

/** How many comments of a chapter are shown. */
export async function commentsOfChapter(db: Executor, chapterId: number): Promise<number> {
  const [row] = await ofChapter(db).execute({ chapterId });
  return row?.total ?? 0;
}

const ofTitle = preparedQuery((db) =>
  db
    .select({ total: sql<number>`coalesce(sum(${commentTotal.total}), 0)::int` })
    .from(commentTotal)
    .where(eq(commentTotal.contentId, sql.placeholder('contentId')))
    .prepare('comments_of_title'),
);

/** How many comments on all chapters of a title are shown. */
export async function commentsOfTitle(db: Executor, contentId: number): Promise<number> {
  const [row] = await ofTitle(db).execute({ contentId });
  return row?.total ?? 0;
}
