import { asc, inArray } from 'drizzle-orm';
import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import type { UploadRefusal } from '@hanji/contract/creator-vocabulary.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { partCount } from '@hanji/domain/creator/uploads/upload-parts.ts';
import { translators } from '@hanji/i18n/translators.ts';
import { articleUploadPart, type articleUpload } from '#db/schema/creator/article.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Settings } from '#settings/settings.ts';

export type UploadRow = typeof articleUpload.$inferSelect;

const megabyte = 1024 * 1024;

/** Why a file was not taken, as its sender is told. */
export function refusalMessage(
  reason: UploadRefusal,
  { maxFileBytes, maxFilePixels, maxImages, maxChapterBytes, maxTotalBytes }: Settings['creator'],
  locale: Locale,
): string {
  const t = translators[locale];
  const archiveMegabytes = maxChapterBytes / megabyte;
  switch (reason) {
    case 'tooLarge':
      return t('uploads:tooLarge', { megabytes: maxFileBytes / megabyte, archiveMegabytes });
    case 'tooManyPixels':
      return t('uploads:tooManyPixels', { megapixels: maxFilePixels / 1_000_000 });
    case 'tooManyImages':
      return t('uploads:tooManyImages', { images: maxImages });
    case 'chapterTooLarge':
      return t('uploads:chapterTooLarge', { megabytes: archiveMegabytes });
    case 'totalTooLarge':
      return t('uploads:totalTooLarge', { megabytes: maxTotalBytes / megabyte });
    case 'broken':
    case 'gaveUp':
    case 'kind':
    case 'locked':
    case 'noImages':
    case 'onePicture':
    case 'pageGone':
    case 'tooNarrow':
    case 'unpacksTooLarge':
      return t(`uploads:${reason}`);
  }
}

/** Files for an article of a title as their sender sees them, in the order given. */
export async function uploadEntities(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  contentId: number,
  uploads: readonly UploadRow[],
  locale: Locale,
): Promise<ArticleUpload[]> {
  if (uploads.length === 0) return [];
  const ids = uploads.map(({ id }) => id);
  const parts = await db
    .select({ uploadId: articleUploadPart.uploadId, part: articleUploadPart.part })
    .from(articleUploadPart)
    .where(inArray(articleUploadPart.uploadId, ids))
    .orderBy(asc(articleUploadPart.part));
  const received = Map.groupBy(parts, ({ uploadId }) => uploadId);
  return uploads.map((upload) => ({
    uploadId: upload.id,
    contentId: contentId,
    chapterId: upload.chapterId,
    name: upload.name,
    size: upload.size,
    replaces: upload.replaces,
    state: upload.state,
    received: (received.get(upload.id) ?? []).map(({ part }) => part),
    parts: partCount(upload.size),
    pagesDone: upload.pagesDone,
    pages: upload.pages,
    refusal:
      upload.refusal === null
        ? null
        : {
            reason: upload.refusal,
            message: refusalMessage(upload.refusal, settings.creator, locale),
          },
  }));
}
