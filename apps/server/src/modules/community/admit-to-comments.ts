import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admit, type TitlePath } from '#modules/admission/admission.ts';
import { findTitleAndChapter } from '#modules/admission/find-rows.ts';

export type CommentsPath = TitlePath & { readonly chapterId: number };

/**
 * Lets who may see a title to what is said about a chapter of it, bought or not; their names.
 * @throws ApiFailure 404 no such title or chapter, or no comments on it; 428 or 451 for adults only
 */
export async function admitToComments(
  context: RequestContext,
  path: CommentsPath,
  caller: Caller,
): Promise<{ readonly contentName: string; readonly chapterName: string }> {
  const found = await findTitleAndChapter(context.db, path, path.chapterId, context.now());
  const title = admit(context, found.title, caller);
  if (found.row === null) throw new ApiFailure(404, 'chapterNotFound');
  if (!title.commentEnabled) throw new ApiFailure(404, 'commentsOff');
  return { contentName: title.name, chapterName: found.row.chapter.name };
}
