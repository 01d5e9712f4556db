import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import {
  chapterComment,
  commentBlock,
  commentLike,
  commentReport,
} from '#db/schema/community/comment.ts';

/**
 * Makes what one reader wrote, liked, reported and blocked another's; what both liked counts once,
 * and nobody blocks themselves by it.
 */
export async function moveReactions(tx: Transaction, from: number, into: number): Promise<void> {
  const moved = { readerId: into };
  const [liked, reported] = [
    tx
      .select({ id: commentLike.commentId })
      .from(commentLike)
      .where(eq(commentLike.readerId, into)),
    tx
      .select({ id: commentReport.commentId })
      .from(commentReport)
      .where(eq(commentReport.readerId, into)),
  ];
  const twice = await tx
    .delete(commentLike)
    .where(and(eq(commentLike.readerId, from), inArray(commentLike.commentId, liked)))
    .returning({ id: commentLike.commentId });
  if (twice.length > 0) {
    await tx
      .update(chapterComment)
      .set({ totalLikes: sql`${chapterComment.totalLikes} - 1` })
      .where(
        inArray(
          chapterComment.id,
          twice.map(({ id }) => id),
        ),
      );
  }
  await tx
    .delete(commentReport)
    .where(and(eq(commentReport.readerId, from), inArray(commentReport.commentId, reported)));
  await tx.update(commentLike).set(moved).where(eq(commentLike.readerId, from));
  await tx.update(commentReport).set(moved).where(eq(commentReport.readerId, from));
  await tx.update(chapterComment).set(moved).where(eq(chapterComment.readerId, from));
  await moveBlocks(tx, from, into);
}

/** Both whom the one has blocked and who has blocked the one. */
async function moveBlocks(tx: Transaction, from: number, into: number): Promise<void> {
  const ofEither = [
    [commentBlock.readerId, commentBlock.authorId],
    [commentBlock.authorId, commentBlock.readerId],
  ] as const;
  for (const [own, other] of ofEither) {
    await tx.execute(sql`insert into ${commentBlock} (${sql.identifier(own.name)}, ${sql.identifier(other.name)}, blocked_at)
      select ${into}::bigint, ${other}, blocked_at from ${commentBlock}
      where ${own} = ${from}::bigint and ${other} <> ${into}::bigint on conflict do nothing`);
    await tx.delete(commentBlock).where(eq(own, from));
  }
}
