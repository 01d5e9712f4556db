import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { articlePage, articlePageSlice, articleUpload } from '#db/schema/creator/article.ts';
import type { Settings } from '#settings/settings.ts';
import { dropParts } from '#modules/creator/uploads/drop-parts.ts';
import { storedBytes } from '#modules/creator/uploads/used-of-limits.ts';
import type { StoredPage } from './store-pages.ts';
import type { UploadRow } from '#modules/creator/uploads/upload-entity.ts';
import { UploadRefused } from './upload-refused.ts';

/** The chapter before the file, as on the desk; null where the file is no longer read. */
async function lockAll(tx: Transaction, uploadId: string): Promise<UploadRow | null> {
  const isThis = and(eq(articleUpload.id, uploadId), eq(articleUpload.state, 'reading'));
  const [place] = await tx.select().from(articleUpload).where(isThis);
  if (place === undefined) return null;
  await tx
    .select({ id: challengeChapter.id })
    .from(challengeChapter)
    .where(eq(challengeChapter.id, place.chapterId))
    .for('no key update');
  const [upload] = await tx.select().from(articleUpload).where(isThis).for('no key update');
  return upload ?? null;
}

function bytesOf(pages: readonly { readonly bytes: number }[]): number {
  return pages.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function creatorOf(tx: Transaction, chapterId: number): Promise<number> {
  const [title] = await tx
    .select({ readerId: challengeTitle.readerId })
    .from(challengeTitle)
    .innerJoin(challengeChapter, eq(challengeChapter.contentId, challengeTitle.id))
    .where(eq(challengeChapter.id, chapterId));
  const creator = title?.readerId ?? null;
  if (creator === null) throw new UploadRefused('pageGone');
  return creator;
}

/** Where the pages go: in the place of the one that they replace, which goes, or where they were announced. */
async function makePlace(
  tx: Transaction,
  { chapterId, replaces, sort }: UploadRow,
): Promise<{ sort: number; part: number }> {
  if (replaces === null) return { sort, part: 0 };
  const [gone] = await tx
    .delete(articlePage)
    .where(and(eq(articlePage.id, replaces), eq(articlePage.chapterId, chapterId)))
    .returning({ sort: articlePage.sort, part: articlePage.part });
  if (gone === undefined) throw new UploadRefused('pageGone');
  return gone;
}

/**
 * Makes pages of what was stored of an upload: all of them, or none where they do not fit. Gives the
 * keys of parts that are no longer needed.
 * @throws UploadRefused
 */
export async function placePages(
  tx: Transaction,
  uploadId: string,
  stored: readonly StoredPage[],
  { limits, now }: { readonly limits: Settings['creator']; readonly now: Date },
): Promise<string[]> {
  const upload = await lockAll(tx, uploadId);
  if (upload === null) return [];
  const { chapterId } = upload;
  const place = await makePlace(tx, upload);
  const there = await tx
    .select({ bytes: articlePage.bytes })
    .from(articlePage)
    .where(eq(articlePage.chapterId, chapterId));
  if (there.length + stored.length > limits.maxImages) throw new UploadRefused('tooManyImages');
  const come = bytesOf(stored);
  if (bytesOf(there) + come > limits.maxChapterBytes) throw new UploadRefused('chapterTooLarge');
  // What was announced is counted already; an archive may unpack to more.
  const all = await storedBytes(tx, await creatorOf(tx, chapterId));
  if (all + come > limits.maxTotalBytes) throw new UploadRefused('totalTooLarge');
  const ids = await tx
    .insert(articlePage)
    .values(
      stored.map(({ name, bytes: size, width, height, thumbnailId }, index) => ({
        name,
        bytes: size,
        width,
        height,
        thumbnailId,
        chapterId,
        sort: place.sort,
        part: place.part + index,
      })),
    )
    .returning({ id: articlePage.id, part: articlePage.part });
  const idOfPart = new Map(ids.map(({ id, part }) => [part, id]));
  for (const [index, { slices }] of stored.entries()) {
    const pageId = idOfPart.get(place.part + index);
    if (pageId === undefined) throw new Error('the page was not written');
    await tx
      .insert(articlePageSlice)
      .values(slices.map((slice, at) => ({ ...slice, pageId, slice: at })));
  }
  const pages = stored.length;
  await tx
    .update(articleUpload)
    .set({ state: 'done', pages, pagesDone: pages, touchedAt: now })
    .where(eq(articleUpload.id, uploadId));
  return dropParts(tx, uploadId);
}
