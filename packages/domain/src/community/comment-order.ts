import type { Comment } from '@hanji/contract/entities/community.ts';

/** The order types of the call that lists comments; `defaultSorts` says which comes first. */
export type CommentOrder = 'like' | 'recent';

/** Comments by likes or newest first (reading-service, section 4 "Comments"). */
export function sortComments<C extends Pick<Comment, 'id' | 'totalLikes' | 'postedAt'>>(
  comments: readonly C[],
  order: CommentOrder,
): C[] {
  return rankComments(comments, order === 'like', ({ id, totalLikes: likes, postedAt: at }) => ({
    id,
    likes,
    at,
  }));
}

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

/** What comments are ordered by; `at` is ISO 8601. */
type RankedFacts = { readonly id: number; readonly likes: number; readonly at: string };

/**
 * Comments, the most liked or else the newest first; the list given stays as it is. Of those with
 * as many likes the newest is first, of those of the same moment the one with the greatest id.
 */
function rankComments<C>(
  comments: readonly C[],
  likesFirst: boolean,
  factsOf: (comment: C) => RankedFacts,
): C[] {
  return comments
    .map((comment) => ({ comment, ...factsOf(comment) }))
    .toSorted((a, b) => (likesFirst && b.likes - a.likes) || newestFirst(a, b))
    .map(({ comment }) => comment);
}

function newestFirst(a: RankedFacts, b: RankedFacts): number {
  return Date.parse(b.at) - Date.parse(a.at) || b.id - a.id;
}
