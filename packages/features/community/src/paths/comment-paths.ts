import { commentOrders, type CommentOrder } from '@hanji/contract/comment-vocabulary.ts';
import { contentTypes, type ContentType } from '@hanji/contract/vocabulary.ts';
import { defaultSorts } from '@hanji/domain/chapters/order/default-sorts.ts';
import { readId } from '@hanji/domain/paths/read-id.ts';

/** The chapter that is talked about. */
export type CommentsAddress = {
  readonly contentType: ContentType;
  readonly contentId: number;
  readonly chapterId: number;
};

type Params = Readonly<Record<string, string | undefined>>;

/** The chapter that a route names; null where it names none: the page does not exist then. */
export function readCommentsAddress(params: Params): CommentsAddress | null {
  const contentType = contentTypes.find((known) => known === params['contentType']);
  const contentId = readId(params['contentId']);
  const chapterId = readId(params['chapterId']);
  return contentType && contentId && chapterId ? { contentType, contentId, chapterId } : null;
}

/** The author that a route names by number. */
export function readAuthorId(params: Params): number | null {
  return readId(params['authorUserId']);
}

/** The order that a query asks for; the most liked first where it asks for none that there is. */
export function readOrder(query: URLSearchParams): CommentOrder {
  return commentOrders.find((known) => known === query.get('order')) ?? defaultSorts.comment;
}

/** reading-service, section 2: `/comment/{contentType}/{contentId}/{chapterId}`. */
export function commentsPath(
  { contentType, contentId, chapterId }: CommentsAddress,
  order: CommentOrder = defaultSorts.comment,
): string {
  const path = `/comment/${contentType}/${contentId}/${chapterId}`;
  return order === defaultSorts.comment ? path : `${path}?order=${order}`;
}

/** reading-service, section 2: `/comment/user/{authorUserId}`. */
export function authorPath(userId: string): string {
  return `/comment/user/${userId}`;
}

/** To read what was talked about. */
export function chapterPath({ contentType, contentId, chapterId }: CommentsAddress): string {
  return `/${contentType}/${contentId}/chapter/${chapterId}/product`;
}
