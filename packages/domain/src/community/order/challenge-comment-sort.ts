import { rankComments } from './rank-comments.ts';

export type ChallengeCommentOrder = 'newest' | 'popular';

export type SortedChallengeComment = {
  readonly commentId: number;
  readonly totalLikes: number;
  /** ISO 8601. */
  readonly createdAt: string;
};

/**
 * Challenge comments newest (createdAt) or popular (totalLikes) first (challenge-and-shutdown,
 * section 4).
 */
export function sortChallengeComments<C extends SortedChallengeComment>(
  comments: readonly C[],
  order: ChallengeCommentOrder,
): C[] {
  return rankComments(
    comments,
    order === 'popular',
    ({ commentId: id, totalLikes: likes, createdAt: at }) => ({ id, likes, at }),
  );
}
