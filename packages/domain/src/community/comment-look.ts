import type { Comment } from '@hanji/contract/entities/community.ts';

/** `struck`: struck through, with the notice that it was hidden due to reports. */
export type CommentLook = 'shown' | 'struck' | 'absent';

/**
 * How a screen shows a comment (reading-service, section 4 "Comments", and the decision on reported
 * ones): struck through where its report was made, absent from what is loaded afterwards. A deleted
 * one is absent. `reportedHere` are the ids reported on this screen.
 */
export function commentLook(
  { id, status }: Pick<Comment, 'id' | 'status'>,
  reportedHere: ReadonlySet<number>,
): CommentLook {
  switch (status) {
    case 'posted':
    case 'liked':
      return 'shown';
    case 'reported':
      return reportedHere.has(id) ? 'struck' : 'absent';
    case 'deleted':
      return 'absent';
  }
}

/** The comments of a list that is loaded: none reported by its reader, none deleted. */
export function listedComments<C extends Pick<Comment, 'id' | 'status'>>(
  comments: readonly C[],
): C[] {
  return comments.filter((comment) => commentLook(comment, new Set()) === 'shown');
}
