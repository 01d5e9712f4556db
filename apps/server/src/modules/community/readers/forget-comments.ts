import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import {
  chapterComment,
  commentBlock,
  commentLike,
  commentReport,
} from '#db/schema/community/comment.ts';

/** Takes a reader's words away, and their name from what they liked and reported. */
export async function forgetComments(tx: Transaction, readerId: number): Promise<void> {
  await tx
    .delete(commentBlock)
    .where(or(eq(commentBlock.readerId, readerId), eq(commentBlock.authorId, readerId)));
  const nobody = { readerId: null };
  await tx
    .update(chapterComment)
    .set({ deletedAt: sql`now()`, body: '' })
    .where(and(eq(chapterComment.readerId, readerId), isNull(chapterComment.deletedAt)));
  await tx.update(chapterComment).set(nobody).where(eq(chapterComment.readerId, readerId));
  await tx.update(commentLike).set(nobody).where(eq(commentLike.readerId, readerId));
  await tx.update(commentReport).set(nobody).where(eq(commentReport.readerId, readerId));
}
