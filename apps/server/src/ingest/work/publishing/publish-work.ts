import { eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import {
  content,
  contentAuthor,
  contentGenre,
  contentThumbnail,
} from '#db/schema/works/catalogue.ts';
import { chapterEpub, chapterImage } from '#db/schema/works/chapter.ts';
import { contentRow } from '#ingest/work/content-row.ts';
import { inParts } from '#ingest/work/in-parts.ts';
import { publishChapters } from '#ingest/work/chapters/publish-chapters.ts';
import { putChapters } from '#ingest/work/chapters/put-chapters.ts';
import type { StoredChapter, StoredWork } from '#ingest/work/stored-work.ts';

async function putContent(tx: Transaction, work: StoredWork, now: Date): Promise<number> {
  const row = contentRow(work);
  const totalViews = work.source.totalViews ?? 0;
  const [written] = await tx
    .insert(content)
    .values({ ...row, totalViews, createdAt: now, publishedAt: now })
    .onConflictDoUpdate({
      target: content.importKey,
      set: {
        ...row,
        totalViews: sql`greatest(${content.totalViews}, ${totalViews})`,
        publishedAt: sql`coalesce(${content.publishedAt}, excluded.published_at)`,
        withdrawnAt: null,
      },
    })
    .returning({ id: content.id });
  if (written === undefined) throw new Error('the title was not written');
  return written.id;
}

async function putParts(tx: Transaction, id: number, { source, thumbnails }: StoredWork) {
  await tx.delete(contentAuthor).where(eq(contentAuthor.contentId, id));
  await tx.delete(contentGenre).where(eq(contentGenre.contentId, id));
  await tx.delete(contentThumbnail).where(eq(contentThumbnail.contentId, id));
  const authors = source.authors.map((author, sort) => ({ contentId: id, sort, ...author }));
  const genres = [...new Set(source.genres)].map((genre, sort) => ({ contentId: id, genre, sort }));
  const thumbnailRows = [...thumbnails].map(([type, imageId]) => ({
    contentId: id,
    type,
    imageId,
  }));
  await inParts(authors, (part) => tx.insert(contentAuthor).values(part));
  await inParts(genres, (part) => tx.insert(contentGenre).values(part));
  await inParts(thumbnailRows, (part) => tx.insert(contentThumbnail).values(part));
}

type ImageRow = typeof chapterImage.$inferInsert;

/** Columns as arrays: a statement of five parameters, however many pages a work has. */
async function putImages(tx: Transaction, rows: readonly ImageRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (name: keyof ImageRow) => sql.param(rows.map((row) => row[name]));
  await tx.execute(sql`
    insert into ${chapterImage} (chapter_id, page, slice, image_id, description)
    select * from unnest(${column('chapterId')}::integer[], ${column('page')}::smallint[],
      ${column('slice')}::smallint[], ${column('imageId')}::text[],
      ${column('description')}::text[])`);
}

async function putFiles(
  tx: Transaction,
  ids: readonly number[],
  chapters: readonly StoredChapter[],
) {
  await inParts(ids, async (part) => {
    await tx.delete(chapterImage).where(inArray(chapterImage.chapterId, part));
    await tx.delete(chapterEpub).where(inArray(chapterEpub.chapterId, part));
  });
  const images = ids.flatMap((chapterId, index) =>
    (chapters[index]?.pages ?? []).flatMap((slices, page) =>
      slices.map(({ id }, slice) => ({
        chapterId,
        page: page + 1,
        slice,
        imageId: id,
        description: slice === 0 ? (chapters[index]?.descriptions?.[page] ?? null) : null,
      })),
    ),
  );
  const books = ids.flatMap((chapterId, index) =>
    (chapters[index]?.books ?? []).map((book) => {
      const characterCounts = [...book.characterCounts];
      return { ...book, chapterId, characterCounts };
    }),
  );
  await putImages(tx, images);
  await inParts(books, (part) => tx.insert(chapterEpub).values(part));
}

/**
 * Makes a work whose files are stored visible, in one transaction: readers see all of it or what
 * was there before. A title keeps its id, its views and the moment it was first shown.
 */
export async function publishWork(
  executor: Executor,
  work: StoredWork,
  now: Date,
): Promise<number> {
  return inTransaction(executor, async (tx) => {
    const id = await putContent(tx, work, now);
    await putParts(tx, id, work);
    const chapters = await putChapters(tx, id, work.chapters, { keys: work.source.keys, now });
    await putFiles(tx, chapters, work.chapters);
    await publishChapters(tx, [id], now);
    return id;
  });
}
