import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { ChallengeComment } from '@hanji/contract/entities/challenge-comment.ts';
import { commentStatus } from '@hanji/domain/community/comment-state.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import {
  challengeComment,
  challengeCommentLike,
  challengeCommentReport,
} from '#db/schema/challenge/reactions.ts';
import { commentBlock } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { avatarFile } from '#modules/challenge/titles/stored-files.ts';

/** Whether a row of who asks is there; false of somebody unknown. */
function by(
  readerId: number | null,
  table: typeof challengeCommentLike | typeof challengeCommentReport,
) {
  return readerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${table}
        where comment_id = ${challengeComment.id} and reader_id = ${readerId}::bigint offset 0)`;
}

/** Comments with who wrote them, as a reader sees them. */
export function selectComments(db: Executor, readerId: number | null) {
  return db
    .select({
      comment: challengeComment,
      nickname: member.nickname,
      avatarKey: member.avatarKey,
      liked: by(readerId, challengeCommentLike),
      reported: by(readerId, challengeCommentReport),
    })
    .from(challengeComment)
    .innerJoin(reader, eq(reader.id, challengeComment.readerId))
    .innerJoin(member, eq(member.id, reader.memberId));
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/**
 * Those that a list has: neither deleted, nor hidden by somebody, nor of whom the reader has blocked.
 * What reports have hidden stays, as just that.
 */
export function isListed(chapterId: number, readerId: number | null): SQL | undefined {
  return and(
    eq(challengeComment.chapterId, chapterId),
    isNull(challengeComment.deletedAt),
    or(isNull(challengeComment.hiddenAt), eq(challengeComment.hiddenBy, 'reports')),
    readerId === null
      ? undefined
      : sql`not exists (select 1 from ${commentBlock} where reader_id = ${readerId}::bigint
          and author_id = ${challengeComment.readerId} offset 0)`,
  );
}

/** A comment that is not deleted; of one that was reported, by the reader or by enough, no words. */
export function commentEntity(prefix: string, row: CommentRow): ChallengeComment {
  const { comment, liked, nickname, avatarKey } = row;
  const reported = row.reported || comment.hiddenAt !== null;
  return {
    commentId: comment.id,
    contentId: comment.contentId,
    chapterId: comment.chapterId,
    userId: String(comment.readerId),
    comment: reported ? '' : comment.body,
    totalLikes: comment.totalLikes,
    status: commentStatus(false, { liked, reported }),
    createdAt: comment.postedAt.toISOString(),
    updatedAt: comment.postedAt.toISOString(),
    nickname,
    ...avatarFile(prefix, avatarKey),
  };
}
