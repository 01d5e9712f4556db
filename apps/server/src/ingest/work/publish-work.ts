import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { content, contentAuthor, contentGenre, contentThumbnail } from '#db/schema/catalogue.ts';
import { chapter, chapterEpub, chapterImage } from '#db/schema/chapter.ts';
import { chapterRow } from './chapter-row.ts';
import { contentRow } from './content-row.ts';
import type { StoredChapter, StoredWork } from './stored-work.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const rowsAtOnce = 1000;

async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => PromiseLike<unknown>) {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await write(rows.slice(from, from + rowsAtOnce));
  }
}

async function putContent(tx: Transaction, work: StoredWork, now: Date) {
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
  const faces = [...thumbnails].map(([type, imageId]) => ({ contentId: id, type, imageId }));
  await inParts(authors, (part) => tx.insert(contentAuthor).values(part));
  await inParts(genres, (part) => tx.insert(contentGenre).values(part));
  await inParts(faces, (part) => tx.insert(contentThumbnail).values(part));
}

/** Chapters keep their id where unit and order match; those that are gone go. */
async function putChapters(tx: Transaction, contentId: number, chapters: readonly StoredChapter[]) {
  const sorts = { episode: 0, volume: 0 };
  const rows = chapters.map((stored) => {
    sorts[stored.source.unit] += 1;
    return chapterRow(contentId, sorts[stored.source.unit], stored);
  });
  const {
    id: _id,
    contentId: _content,
    unit: _unit,
    sort: _sort,
    volumeId: _volume,
    ...replaced
  } = getTableColumns(chapter);
  const set = Object.fromEntries(
    Object.entries(replaced).map(([field, column]) => [
      field,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );
  const ids = new Map<string, number>();
  await inParts(rows, async (part) => {
    const written = await tx
      .insert(chapter)
      .values(part)
      .onConflictDoUpdate({ target: [chapter.contentId, chapter.unit, chapter.sort], set })
      .returning({ id: chapter.id, unit: chapter.unit, sort: chapter.sort });
    for (const { id, unit, sort } of written) ids.set(`${unit} ${sort}`, id);
  });
  const kept = await tx
    .select({ id: chapter.id })
    .from(chapter)
    .where(eq(chapter.contentId, contentId));
  const current = new Set(ids.values());
  const gone = kept.map(({ id }) => id).filter((id) => !current.has(id));
  await inParts(gone, (part) => tx.delete(chapter).where(inArray(chapter.id, part)));
  return rows.map(({ unit, sort }) => {
    const id = ids.get(`${unit} ${sort}`);
    if (id === undefined) throw new Error(`${unit} ${sort} was not written`);
    return id;
  });
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
  const each = chapters.map((stored, index) => ({ stored, chapterId: ids[index] ?? 0 }));
  const images = each.flatMap(({ stored, chapterId }) =>
    stored.pages.flatMap((slices, page) =>
      slices.map(({ id }, slice) => ({ chapterId, page: page + 1, slice, imageId: id })),
    ),
  );
  const books = each.flatMap(({ stored, chapterId }) =>
    stored.books.map((book) => ({
      ...book,
      chapterId,
      characterCounts: [...book.characterCounts],
    })),
  );
  await inParts(images, (part) => tx.insert(chapterImage).values(part));
  await inParts(books, (part) => tx.insert(chapterEpub).values(part));
}

/**
 * Makes a work whose files are stored visible, in one transaction: readers see all of it or what
 * was there before. A title keeps its id, its views and the moment it was first shown.
 */
export async function publishWork(db: Database, work: StoredWork, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await putContent(tx, work, now);
    await putParts(tx, id, work);
    await putFiles(tx, await putChapters(tx, id, work.chapters), work.chapters);
    return id;
  });
}
