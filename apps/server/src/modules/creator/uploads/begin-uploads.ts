import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { AnnouncedFile } from '@hanji/contract/calls/creator/article-upload.ts';
import type { ArticleUploads } from '@hanji/contract/entities/creator.ts';
import { checkAnnounced } from '@hanji/domain/creator/uploads/upload-limits.ts';
import { articlePage, articleUpload } from '#db/schema/creator/article.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { lockOwnArticle, type ArticlePath } from '#modules/creator/articles/find-own-article.ts';
import type { Creator } from '#modules/creator/creator.ts';
import { refusalMessage, uploadEntities } from './upload-entity.ts';
import { storedBytes, usedOf, waitingBytes } from './used-of-limits.ts';

async function usedByArticle({ db }: UnitContext, chapterId: number) {
  const pages = await db
    .select({ id: articlePage.id, bytes: articlePage.bytes })
    .from(articlePage)
    .where(eq(articlePage.chapterId, chapterId));
  const uploads = await db
    .select()
    .from(articleUpload)
    .where(eq(articleUpload.chapterId, chapterId));
  return { pages, uploads };
}

/** Behind every page and every file that there is. */
async function lastSort({ db }: UnitContext, chapterId: number): Promise<number> {
  const [page] = await db
    .select({ sort: max(articlePage.sort) })
    .from(articlePage)
    .where(eq(articlePage.chapterId, chapterId));
  const [upload] = await db
    .select({ sort: max(articleUpload.sort) })
    .from(articleUpload)
    .where(eq(articleUpload.chapterId, chapterId));
  return Math.max(page?.sort ?? 0, upload?.sort ?? 0);
}

/** So many articles a creator can have on its way at once, each as large as one may be. */
const articlesAtOnce = 2;

/**
 * Of one creator, whatever article it is for: nobody fills the storage with what is never finished.
 * Their row is locked, so that of two at once the second counts the first. Gives the bytes of all
 * that they have, and have on its way.
 * @throws ApiFailure 409
 */
async function checkWaiting(
  { db, settings }: UnitContext,
  { memberId }: Creator,
  more: number,
): Promise<number> {
  const [own] = await db
    .select({ id: reader.id })
    .from(reader)
    .where(eq(reader.memberId, memberId))
    .for('no key update');
  // Who has no row yet has no article either, as is said next.
  if (own === undefined) return 0;
  const waiting = await waitingBytes(db, own.id);
  const most = articlesAtOnce * settings.creator.maxChapterBytes;
  if (waiting + more > most) throw new ApiFailure(409, 'tooMuchWaiting');
  return waiting + (await storedBytes(db, own.id));
}

/**
 * Announces files for an article: all are taken, or none, so that what cannot be taken is said
 * before anything of it is sent.
 * @throws ApiFailure 404, also for a page that is to be replaced and gone; 409 where too much is on
 *   its way; 413 with why
 */
export function beginUploads(
  context: RequestContext,
  creator: Creator,
  path: ArticlePath,
  files: readonly AnnouncedFile[],
): Promise<ArticleUploads> {
  return inUnit(context, async (unit) => {
    const { db, settings } = unit;
    const totalBytes = await checkWaiting(
      unit,
      creator,
      files.reduce((sum, { size }) => sum + size, 0),
    );
    const { chapter } = await lockOwnArticle(unit, creator, path);
    const { pages, uploads } = await usedByArticle(unit, chapter.id);
    const sizes = new Map(pages.map(({ id, bytes }) => [id, bytes]));
    const announced = files.map(({ name, size, replaces }) => {
      if (replaces !== null && !sizes.has(replaces)) throw new ApiFailure(404, 'fileNotFound');
      const replacedBytes = replaces === null ? null : (sizes.get(replaces) ?? 0);
      return { name, size, replacedBytes };
    });
    const checked = checkAnnounced(
      announced,
      { ...usedOf(pages, uploads), totalBytes },
      settings.creator,
    );
    if (!checked.ok) {
      const text = refusalMessage(checked.reason, settings.creator, creator.locale);
      throw new ApiFailure(413, { text });
    }
    const after = await lastSort(unit, chapter.id);
    const ids = files.map(() => randomUUID());
    await db.insert(articleUpload).values(
      files.map(({ name, size, replaces }, index) => ({
        id: ids[index] ?? randomUUID(),
        chapterId: chapter.id,
        name,
        size,
        replaces,
        sort: after + index + 1,
        touchedAt: unit.now(),
      })),
    );
    const begun = await db
      .select()
      .from(articleUpload)
      .where(and(eq(articleUpload.chapterId, chapter.id), inArray(articleUpload.id, ids)))
      .orderBy(asc(articleUpload.sort));
    return { uploads: await uploadEntities(unit, path.contentId, begun, creator.locale) };
  });
}
