import { sql, type SQL } from 'drizzle-orm';
import type { Comment } from '@hanji/contract/entities/community.ts';
import type { PlacePosition } from '@hanji/contract/entities/reading-place.ts';
import { commentStatus } from '@hanji/domain/community/comment-state.ts';
import { member } from '#db/schema/account/access.ts';
import { chapterComment, commentLike } from '#db/schema/community/comment.ts';
import { avatarAddress } from '#modules/account/profile/avatar/put-avatar.ts';

/**
 * What is read of a comment that is shown; `readerId` is who asks, null of somebody unknown.
 * `offset 0` has each row look for itself: else all that a reader ever liked is read for one page.
 */
export function commentColumns(readerId: number | null) {
  const liked: SQL<boolean> =
    readerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${commentLike}
          where comment_id = ${chapterComment.id} and reader_id = ${readerId}::bigint offset 0)`;
  return {
    id: chapterComment.id,
    authorId: chapterComment.readerId,
    body: chapterComment.body,
    postedAt: chapterComment.postedAt,
    totalLikes: chapterComment.totalLikes,
    nickname: member.nickname,
    avatarKey: member.avatarKey,
    liked,
    placeVersion: chapterComment.placeVersion,
    placeShare: chapterComment.placeShare,
    placePosition: chapterComment.placePosition,
  };
}

export type CommentRow = {
  readonly id: number;
  readonly authorId: number | null;
  readonly body: string;
  readonly postedAt: Date;
  readonly totalLikes: number;
  readonly nickname: string;
  readonly avatarKey: string | null;
  readonly liked: boolean;
  readonly placeVersion: string | null;
  readonly placeShare: number | null;
  readonly placePosition: PlacePosition | null;
};

export function authorEntity(
  prefix: string,
  { authorId, nickname, avatarKey }: Pick<CommentRow, 'authorId' | 'nickname' | 'avatarKey'>,
): Comment['author'] {
  const profileImageUrl = avatarKey === null ? null : avatarAddress(prefix, avatarKey);
  return { userId: String(authorId), nickname, profileImageUrl };
}

/** A comment that is not deleted, as who asks sees it; what they reported is not listed. */
export function commentEntity(prefix: string, row: CommentRow): Comment {
  const reaction = { liked: row.liked, reported: false };
  return {
    id: row.id,
    author: authorEntity(prefix, row),
    comment: row.body,
    totalLikes: row.totalLikes,
    reaction,
    postedAt: row.postedAt.toISOString(),
    status: commentStatus(false, reaction),
    place: placeEntity(row),
  };
}

function placeEntity({ placeVersion, placeShare, placePosition }: CommentRow): Comment['place'] {
  if (placeVersion === null || placeShare === null) return null;
  return { share: placeShare, position: placePosition, contentVersion: placeVersion };
}
