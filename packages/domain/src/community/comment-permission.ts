import type { Comment } from '@hanji/contract/entities/community.ts';
import type { Permission } from '#account/reader-permissions.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import type { CommentAction } from './comment-state.ts';

/** Null of a visitor. */
export type CommentReader = { readonly kind: ReaderKind; readonly userId: string | null };

/**
 * Whether a reader may do something to a comment (sections 6 and 8): like any, delete one's own
 * (`notOwn`), report another's (`forbiddenReport`). Guests may: only posting is barred to them
 * (`permissionFor`).
 */
export function permissionOn(
  action: CommentAction,
  { kind, userId }: CommentReader,
  { author }: Pick<Comment, 'author'>,
): Permission | 'notOwn' | 'forbiddenReport' {
  if (kind === 'visitor') return 'signIn';
  const own = author.userId === userId;
  switch (action) {
    case 'like':
    case 'unlike':
      return 'allowed';
    case 'delete':
      return own ? 'allowed' : 'notOwn';
    case 'report':
      return own ? 'forbiddenReport' : 'allowed';
  }
}

/** Whether a reader may leave out what an author says: nobody's own words. */
export function permissionToBlock(
  { kind, userId }: CommentReader,
  { userId: author }: Comment['author'],
): Permission | 'ownWords' {
  if (kind === 'visitor') return 'signIn';
  return author === userId ? 'ownWords' : 'allowed';
}
