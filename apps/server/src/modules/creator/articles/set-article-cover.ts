import { eq } from 'drizzle-orm';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import type { CropBox } from '@hanji/domain/creator/crop.ts';
import { articleDesk } from '#db/schema/creator/article.ts';
import { badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import type { Creator } from '#modules/creator/creator.ts';
import { cutCover } from '#modules/creator/cut-cover.ts';
import { changeOnRevision } from './change-article.ts';
import { lockArticleOnRevision, type ArticlePath } from './find-own-article.ts';

type Setting = {
  readonly path: ArticlePath;
  readonly on: CropBox & { readonly revision: number };
  readonly upload: ReceivedUpload | undefined;
};

/** @throws ApiFailure 400, 404, 409, 413, 415, 503 */
export async function setArticleCover(
  context: RequestContext,
  creator: Creator,
  { path, on: { revision, ...box }, upload }: Setting,
): Promise<ArticleDetail> {
  if (upload === undefined) throw badRequest('image: a file');
  const on = { ...path, revision };
  // Before the picture is decoded, which costs more than all else; what holds is looked at again.
  await inUnit(context, (unit) => lockArticleOnRevision(unit, creator, on));
  const cutting = { upload, sender: creator.memberId, box, shape: 'articleCover' as const };
  return cutCover(context, cutting, (coverId) =>
    changeOnRevision(context, creator, on, async ({ db }, { chapter }) => {
      await db.update(articleDesk).set({ coverId }).where(eq(articleDesk.chapterId, chapter.id));
      return { coverId };
    }),
  );
}
