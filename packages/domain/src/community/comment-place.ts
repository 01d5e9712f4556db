import type { Comment } from '@hanji/contract/entities/community.ts';

type Placed = Pick<Comment, 'place'>;

/** Shares of a chapter, 0 to 1, that lie before where a reader is and before the furthest they read. */
export type ReadShares = { readonly here: number; readonly furthest: number };

/**
 * Whether a reader has passed the place where a comment was written, so that it gives nothing away:
 * by the furthest that they have read. Never where it was written about the chapter as a whole.
 */
export function isPassed({ place }: Placed, furthest: number): boolean {
  return place !== null && place.share <= furthest;
}

/**
 * The comments beside what a reader sees, in the order given: written within a screen of here and
 * passed. `screen` is the share of the chapter that a screen shows.
 */
export function commentsBeside<C extends Placed>(
  comments: readonly C[],
  { here, furthest }: ReadShares,
  screen: number,
): C[] {
  return comments.filter(
    (comment) =>
      isPassed(comment, furthest) &&
      comment.place !== null &&
      Math.abs(comment.place.share - here) <= screen,
  );
}

/** Whether a history veils a comment: another's, on a chapter that its reader has not opened. */
export function isVeiled(comment: { readonly own: boolean; readonly opened: boolean }): boolean {
  return !comment.own && !comment.opened;
}
