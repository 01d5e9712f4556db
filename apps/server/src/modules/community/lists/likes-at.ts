import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { chapterComment, commentLikeChange } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { commentColumns } from './comment-entity.ts';
import { isShown, type AskedComments } from './shown-comments.ts';

function isSince(chapterId: number, at: Date): SQL | undefined {
  return and(eq(commentLikeChange.chapterId, chapterId), gt(commentLikeChange.at, at));
}

/** Those of a chapter's comments that nobody has liked, or no longer likes, since a moment. */
export function isUnmoved(chapterId: number, at: Date): SQL {
  return sql`${chapterComment.id} not in (
    select ${commentLikeChange.commentId} from ${commentLikeChange}
    where ${isSince(chapterId, at)})`;
}

/** The others that are shown, and by how much their likes have become more: in one look at all. */
export function movedComments(db: Executor, asked: AskedComments, at: Date) {
  const since = db
    .select({
      id: commentLikeChange.commentId,
      more: sql<number>`sum(${commentLikeChange.change})::int`.as('more'),
    })
    .from(commentLikeChange)
    .where(isSince(asked.chapterId, at))
    .groupBy(commentLikeChange.commentId)
    .as('since');
  return db
    .select({ ...commentColumns(asked.readerId), more: since.more })
    .from(since)
    .innerJoin(chapterComment, eq(chapterComment.id, since.id))
    .innerJoin(reader, eq(reader.id, chapterComment.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .where(isShown(asked));
}

/** How many likes a comment had at a moment; null where there is no such comment. */
export async function likesAt(
  db: Executor,
  { chapterId, id }: { readonly chapterId: number; readonly id: number },
  at: Date,
): Promise<number | null> {
  const [row] = await db
    .select({
      likes: sql<number>`${chapterComment.totalLikes} - coalesce((
        select sum(${commentLikeChange.change}) from ${commentLikeChange}
        where ${isSince(chapterId, at)} and comment_id = ${id}::int), 0)::int`,
    })
    .from(chapterComment)
    .where(eq(chapterComment.id, id));
  return row?.likes ?? null;
}
