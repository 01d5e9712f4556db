import type { ChallengeCommentOrder } from '@hanji/contract/challenge-vocabulary.ts';

type SortedComment = {
  readonly commentId: number;
  readonly totalLikes: number;
  /** ISO 8601. */
  readonly createdAt: string;
};

/**
 * Challenge comments newest (createdAt) or popular (totalLikes) first, `recent` or `likes` on the wire (challenge-and-shutdown,
 * section 4); the list given stays as it is. Of those with as many likes the newest is first, of
 * those of the same moment the one with the greatest id.
 */
export function sortChallengeComments<C extends SortedComment>(
  comments: readonly C[],
  order: ChallengeCommentOrder,
): C[] {
  return comments.toSorted(
    (a, b) => (order === 'likes' && b.totalLikes - a.totalLikes) || newestFirst(a, b),
  );
}

function newestFirst(a: SortedComment, b: SortedComment): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.commentId - a.commentId;
}
