import { eq } from 'drizzle-orm';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { chapterComment } from '#db/schema/community/comment.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { UnitContext } from '#http/request-context.ts';
import { admitToComments } from './admit-to-comments.ts';

export type StoredComment = Pick<
  typeof chapterComment.$inferSelect,
  'id' | 'chapterId' | 'readerId' | 'totalLikes' | 'deletedAt'
>;

/**
 * A comment on a title of this type, locked until the transaction ends: one that who calls may see,
 * and one's own also where its title or chapter is gone.
 * @throws ApiFailure 404 where there is none, or an operator has hidden it; otherwise as for the
 *   chapter's comments
 */
export async function admittedComment(
  unit: UnitContext,
  { contentType, commentId }: { readonly contentType: ContentType; readonly commentId: number },
  readerId: number,
  caller: Caller,
): Promise<StoredComment> {
  const [comment] = await unit.db
    .select()
    .from(chapterComment)
    .where(eq(chapterComment.id, commentId))
    .for('no key update');
  if (comment === undefined || comment.hiddenAt !== null) {
    throw new ApiFailure(404, 'commentDeleted');
  }
  const [place] = await unit.db
    .select({ contentId: content.id, type: content.type })
    .from(chapter)
    .innerJoin(content, eq(content.id, chapter.contentId))
    .where(eq(chapter.id, comment.chapterId));
  if (place?.type !== contentType) throw new ApiFailure(404, 'commentDeleted');
  if (comment.readerId !== readerId) {
    const { contentId } = place;
    await admitToComments(unit, { contentType, contentId, chapterId: comment.chapterId }, caller);
  }
  return comment;
}
