import { eq } from 'drizzle-orm';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { articleUpload } from '#db/schema/creator/article.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { UnitContext } from '#http/request-context.ts';
import { lockOwnArticle } from '#modules/creator/articles/find-own-article.ts';
import type { Creator } from '#modules/creator/creator.ts';
import type { UploadRow } from './upload-entity.ts';

export type OwnUpload = { readonly upload: UploadRow; readonly contentId: number };

/**
 * Keeps a file on its way as it is until the transaction ends, with its article before it.
 * @throws ApiFailure 404 for what is another's, forgotten or never was: nobody learns which
 */
export async function lockOwnUpload(
  unit: UnitContext,
  creator: Pick<Creator, 'memberId'>,
  uploadId: string,
): Promise<OwnUpload> {
  const { db } = unit;
  const [place] = await db
    .select({ contentId: challengeChapter.contentId, chapterId: challengeChapter.id })
    .from(articleUpload)
    .innerJoin(challengeChapter, eq(challengeChapter.id, articleUpload.chapterId))
    .where(eq(articleUpload.id, uploadId));
  if (place === undefined) throw new ApiFailure(404, 'uploadNotFound');
  await lockOwnArticle(unit, creator, place).catch((error: unknown) => {
    // That there is such an upload is nothing that others learn.
    throw error instanceof ApiFailure && error.code === 404
      ? new ApiFailure(404, 'uploadNotFound')
      : error;
  });
  const [upload] = await db
    .select()
    .from(articleUpload)
    .where(eq(articleUpload.id, uploadId))
    .for('no key update');
  if (upload === undefined) throw new ApiFailure(404, 'uploadNotFound');
  return { upload, contentId: place.contentId };
}
