import type { Comment } from '@hanji/contract/entities/community.ts';
import { rankComments } from './rank-comments.ts';

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
