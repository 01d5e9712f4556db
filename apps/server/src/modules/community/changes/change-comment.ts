import { and, eq, sql } from 'drizzle-orm';
import type { CommentReaction } from '@hanji/contract/entities/community.ts';
import type { CommentReportCategory } from '@hanji/contract/comment-vocabulary.ts';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { permissionOn } from '@hanji/domain/community/comment-permission.ts';
import {
  commentAfter,
  commentStatus,
  type CommentAction,
  type CommentRefusal,
  type CommentState,
} from '@hanji/domain/community/comment-state.ts';
import { checkOptionalText } from '@hanji/domain/forms/free-text.ts';
import type { Transaction } from '#db/executor.ts';
import {
  chapterComment,
  commentLike,
  commentLikeChange,
  commentReport,
} from '#db/schema/community/comment.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { reactionAttempts } from '#modules/account/attempts/limits.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { admittedComment, type StoredComment } from '#modules/community/admitted-comment.ts';

type CommentPath = { readonly contentType: ContentType; readonly commentId: number };

type Acting = {
  readonly tx: Transaction;
  readonly comment: StoredComment;
  readonly readerId: number;
  readonly now: Date;
  /** As the rule has it once this is done; equal to what was where there is nothing to do. */
  readonly after: CommentState;
  readonly changed: boolean;
};

const refusals = {
  deleted: () => new ApiFailure(404, 'commentDeleted'),
  hidden: () => new ApiFailure(409, 'commentHidden'),
  duplicateReport: () => new ApiFailure(409, 'duplicateReport'),
} as const satisfies Record<CommentRefusal, () => ApiFailure>;

export async function deleteComment(
  context: RequestContext,
  path: CommentPath,
  caller: Caller,
): Promise<null> {
  return act(context, path, 'delete', caller, async ({ tx, comment, now }) => {
    await tx
      .update(chapterComment)
      .set({ deletedAt: now, body: '' })
      .where(eq(chapterComment.id, comment.id));
    return null;
  });
}

/** Likes a comment, or takes that back; done again it changes nothing. */
export async function setLiked(
  context: RequestContext,
  path: CommentPath,
  liked: boolean,
  caller: Caller,
): Promise<CommentReaction> {
  const action = liked ? 'like' : 'unlike';
  return act(context, path, action, caller, async ({ tx, comment, readerId, now, ...acting }) => {
    const { after, changed } = acting;
    if (changed) {
      if (liked) {
        await tx.insert(commentLike).values({ commentId: comment.id, readerId, likedAt: now });
      } else {
        await tx
          .delete(commentLike)
          .where(and(eq(commentLike.commentId, comment.id), eq(commentLike.readerId, readerId)));
      }
      await addLikes(tx, comment, liked ? 1 : -1, now);
    }
    return { totalLikes: after.totalLikes, reaction: after.reaction, status: after.status };
  });
}

/** Reports a comment, once; its reader is not shown it any more. */
export async function reportComment(
  context: RequestContext,
  path: CommentPath & { readonly category: CommentReportCategory },
  remarksDetail: string,
  caller: Caller,
): Promise<null> {
  const remarks = checkOptionalText(remarksDetail);
  if (!remarks.ok) throw badRequest('remarksDetail: too long');
  return act(context, path, 'report', caller, async ({ tx, comment, readerId, now }) => {
    await tx.insert(commentReport).values({
      commentId: comment.id,
      readerId,
      category: path.category,
      remarks: remarks.value ?? '',
      reportedAt: now,
    });
    return null;
  });
}

/** The comment's row is locked: no two count at once. */
async function addLikes(
  tx: Transaction,
  { id, chapterId }: Pick<StoredComment, 'id' | 'chapterId'>,
  change: 1 | -1,
  at: Date,
): Promise<void> {
  await tx
    .update(chapterComment)
    .set({ totalLikes: sql`${chapterComment.totalLikes} + ${change}::int` })
    .where(eq(chapterComment.id, id));
  await tx.insert(commentLikeChange).values({ chapterId, commentId: id, change, at });
}

/**
 * Does something to a comment that who calls may see, if both rules allow it. The reader's row is
 * locked first, then the comment's: what one reader does comes one after the other.
 * @throws ApiFailure 404 unknown, deleted or hidden; 403 not theirs to delete, or theirs to report;
 *   409 reported before
 */
async function act<Result>(
  context: RequestContext,
  path: CommentPath,
  action: CommentAction,
  caller: Caller,
  work: (acting: Acting) => Promise<Result>,
): Promise<Result> {
  return limitUses(context, reactionAttempts(memberOf(caller)), () =>
    inUnit(context, async (unit) => {
      const tx = unit.db;
      const now = context.now();
      const readerId = await lockReader(tx, context.secrets, caller);
      const comment = await admittedComment(unit, path, readerId, caller);
      refuseOthers(action, caller, readerId, comment);
      const before = await stateFor(tx, comment, readerId);
      const after = commentAfter(before, action);
      if (!after.ok) throw refusals[after.reason]();
      const changed = after.value !== before;
      return work({ tx, comment, readerId, now, after: after.value, changed });
    }),
  );
}

function refuseOthers(
  action: CommentAction,
  { reader: { kind } }: Caller,
  readerId: number,
  { readerId: author }: StoredComment,
): void {
  const asking = { kind, userId: String(readerId) };
  const written = { author: { userId: String(author), nickname: '', profileImageUrl: null } };
  const permission = permissionOn(action, asking, written);
  if (permission === 'notOwn') throw new ApiFailure(403, 'commentNotOwn');
  if (permission === 'forbiddenReport') throw new ApiFailure(403, 'forbiddenReport');
  if (permission !== 'allowed') throw new ApiFailure(401, 'signInRequired');
}

async function stateFor(
  tx: Transaction,
  { id, totalLikes, deletedAt }: StoredComment,
  readerId: number,
): Promise<CommentState> {
  const [found] = await tx
    .select({
      liked: sql<boolean>`exists (select 1 from ${commentLike}
        where comment_id = ${id}::int and reader_id = ${readerId}::bigint)`,
      reported: sql<boolean>`exists (select 1 from ${commentReport}
        where comment_id = ${id}::int and reader_id = ${readerId}::bigint)`,
    })
    .from(chapterComment)
    .where(eq(chapterComment.id, id));
  const reaction = found ?? { liked: false, reported: false };
  return { status: commentStatus(deletedAt !== null, reaction), totalLikes, reaction };
}
