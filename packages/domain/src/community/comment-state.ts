import type { Comment } from '@hanji/contract/entities/community.ts';
import type { CommentStatus } from '@hanji/contract/vocabulary.ts';
import type { Checked } from '#forms/checked.ts';

/** What happens to a comment after it was posted. */
export type CommentAction = 'like' | 'unlike' | 'report' | 'delete';

/** `deleted` is gone, `hidden` was reported by this reader, `duplicateReport` was so before. */
export type CommentRefusal = 'deleted' | 'hidden' | 'duplicateReport';

export type CommentState = Pick<Comment, 'status' | 'totalLikes' | 'reaction'>;

/**
 * The state of a comment as a reader sees it (reading-service, section 4 "Comments"): deleted for
 * everybody, otherwise by what this reader did, where a report weighs more than a like.
 */
export function commentStatus(deleted: boolean, reaction: Comment['reaction']): CommentStatus {
  if (deleted) return 'deleted';
  if (reaction.reported) return 'reported';
  return reaction.liked ? 'liked' : 'posted';
}

/**
 * A comment after an action of its reader (section 4): posted may become liked, both may become
 * reported, all may become deleted, and what is deleted stays so. A like counts once, however often
 * it is given, and can be taken back. Who may act, `permissionOn` says.
 */
export function commentAfter(
  comment: CommentState,
  action: CommentAction,
): Checked<CommentState, CommentRefusal> {
  const { status, totalLikes, reaction } = comment;
  if (status === 'deleted') return { ok: false, reason: 'deleted' };
  switch (action) {
    case 'delete':
      return { ok: true, value: { ...comment, status: 'deleted' } };
    case 'report':
      if (status === 'reported') return { ok: false, reason: 'duplicateReport' };
      return {
        ok: true,
        value: { ...comment, status: 'reported', reaction: { ...reaction, reported: true } },
      };
    case 'like':
    case 'unlike': {
      if (status === 'reported') return { ok: false, reason: 'hidden' };
      const liked = action === 'like';
      if (reaction.liked === liked) return { ok: true, value: comment };
      return {
        ok: true,
        value: {
          status: liked ? 'liked' : 'posted',
          totalLikes: totalLikes + (liked ? 1 : -1),
          reaction: { ...reaction, liked },
        },
      };
    }
  }
}
