import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CommentReportCategory } from '@hanji/contract/comment-vocabulary.ts';
import type { ChallengeCommentLikes } from '@hanji/contract/entities/challenge-comment.ts';
import { reportsThatHide } from '@hanji/domain/challenge/limits.ts';
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
  challengeComment,
  challengeCommentLike,
  challengeCommentReport,
} from '#db/schema/challenge/reactions.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { reactionAttempts } from '#modules/account/attempts/limits.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { admitToChallengeComments } from '#modules/challenge/admit-to-challenge.ts';
import { lockReader } from '#modules/readers/reader-row.ts';

type Stored = typeof challengeComment.$inferSelect;

type Acting = {
  readonly tx: Transaction;
  readonly comment: Stored;
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
  commentId: number,
  caller: Caller,
): Promise<null> {
  return act(context, commentId, 'delete', caller, async ({ tx, comment, now }) => {
    await tx
      .update(challengeComment)
      .set({ deletedAt: now, body: '' })
      .where(eq(challengeComment.id, comment.id));
    return null;
  });
}

/** Likes a comment, or takes that back; done again it changes nothing. */
export async function setCommentLiked(
  context: RequestContext,
  commentId: number,
  liked: boolean,
  caller: Caller,
): Promise<ChallengeCommentLikes> {
  const action = liked ? 'like' : 'unlike';
  return act(context, commentId, action, caller, async (acting) => {
    const { tx, comment, readerId, now, after, changed } = acting;
    const like = { commentId: comment.id, readerId };
    if (changed && liked) await tx.insert(challengeCommentLike).values({ ...like, likedAt: now });
    if (changed && !liked) {
      await tx
        .delete(challengeCommentLike)
        .where(
          and(
            eq(challengeCommentLike.commentId, comment.id),
            eq(challengeCommentLike.readerId, readerId),
          ),
        );
    }
    return { totalLikes: after.totalLikes, status: after.status };
  });
}

/** Reports a comment, once; enough who do hide it for everybody until an operator decides. */
export async function reportComment(
  context: RequestContext,
  { commentId, category }: { readonly commentId: number; readonly category: CommentReportCategory },
  remarksDetail: string,
  caller: Caller,
): Promise<null> {
  const remarks = checkOptionalText(remarksDetail);
  if (!remarks.ok) throw badRequest('remarksDetail: too long');
  return act(context, commentId, 'report', caller, async ({ tx, readerId, now }) => {
    const report = { category, remarks: remarks.value ?? '', reportedAt: now };
    await tx.insert(challengeCommentReport).values({ commentId, readerId, ...report });
    const open = await tx.$count(
      challengeCommentReport,
      and(
        eq(challengeCommentReport.commentId, commentId),
        isNull(challengeCommentReport.settledAt),
      ),
    );
    if (open >= reportsThatHide.comment) {
      await tx
        .update(challengeComment)
        .set({ hiddenAt: now, hiddenBy: 'reports', hiddenReason: '' })
        .where(and(eq(challengeComment.id, commentId), isNull(challengeComment.hiddenAt)));
    }
    return null;
  });
}

/**
 * Does something to a comment that who calls may see, if both rules allow it. The reader's row is
 * locked first, then the comment's: what one reader does comes one after the other.
 * @throws ApiFailure 404 unknown, deleted or hidden; 403 not theirs to delete, or theirs to report;
 *   409 reported before
 */
async function act<Result>(
  context: RequestContext,
  commentId: number,
  action: CommentAction,
  caller: Caller,
  work: (acting: Acting) => Promise<Result>,
): Promise<Result> {
  return limitUses(context, reactionAttempts(memberOf(caller)), () =>
    inUnit(context, async (unit) => {
      const tx = unit.db;
      const readerId = await lockReader(tx, context.secrets, caller);
      const comment = await admittedComment(unit, commentId, readerId, caller);
      refuseOthers(action, caller, readerId, comment);
      const before = await stateFor(tx, comment, readerId);
      const after = commentAfter(before, action);
      if (!after.ok) throw refusals[after.reason]();
      const changed = after.value !== before;
      return work({ tx, comment, readerId, now: context.now(), after: after.value, changed });
    }),
  );
}

/** One's own also where its title or chapter is gone. */
async function admittedComment(
  unit: UnitContext,
  commentId: number,
  readerId: number,
  caller: Caller,
): Promise<Stored> {
  const [comment] = await unit.db
    .select()
    .from(challengeComment)
    .where(eq(challengeComment.id, commentId))
    .for('no key update');
  const own = comment?.readerId === readerId;
  if (comment === undefined || (comment.hiddenAt !== null && !own)) {
    throw new ApiFailure(404, 'commentDeleted');
  }
  if (!own) await admitToChallengeComments(unit, comment, caller);
  return comment;
}

function refuseOthers(
  action: CommentAction,
  { reader: { kind } }: Caller,
  readerId: number,
  { readerId: author }: Stored,
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
  { id, totalLikes, deletedAt }: Stored,
  readerId: number,
): Promise<CommentState> {
  const [found] = await tx
    .select({
      liked: sql<boolean>`exists (select 1 from ${challengeCommentLike}
        where comment_id = ${id}::int and reader_id = ${readerId}::bigint)`,
      reported: sql<boolean>`exists (select 1 from ${challengeCommentReport}
        where comment_id = ${id}::int and reader_id = ${readerId}::bigint)`,
    })
    .from(challengeComment)
    .where(eq(challengeComment.id, id));
  const reaction = found ?? { liked: false, reported: false };
  return { status: commentStatus(deletedAt !== null, reaction), totalLikes, reaction };
}
