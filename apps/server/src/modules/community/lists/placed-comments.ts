import { desc, isNotNull } from 'drizzle-orm';
import type { PlacedComments } from '@hanji/contract/entities/community.ts';
import { chapterComment } from '#db/schema/community/comment.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admitToComments, type CommentsPath } from '#modules/community/admit-to-comments.ts';
import { commentEntity } from './comment-entity.ts';
import { authorId, readerOfCaller } from '#modules/community/readers/reader-of-caller.ts';
import { shownComments } from './shown-comments.ts';

/** A chapter has room beside it for no more. */
const mostPlaced = 100;

/**
 * What was written at places of a chapter, the most liked; who has passed them, the reader's own
 * device knows (`isPassed`).
 */
export async function listPlacedComments(
  context: RequestContext,
  path: CommentsPath,
  caller: Caller,
): Promise<PlacedComments> {
  await admitToComments(context, path, caller);
  const { db, prefix } = context;
  const readerId = await readerOfCaller(db, caller);
  const asked = { chapterId: path.chapterId, readerId };
  const rows = await shownComments(db, asked, isNotNull(chapterComment.placeShare))
    .orderBy(desc(chapterComment.totalLikes), desc(chapterComment.id))
    .limit(mostPlaced);
  return {
    comments: rows.map((row) => commentEntity(prefix, row)),
    readerId: authorId(readerId),
  };
}
