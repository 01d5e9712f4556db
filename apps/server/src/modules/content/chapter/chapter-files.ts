import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { chapter, chapterEpub, chapterImage } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';

const chapterImages = preparedQuery((db) =>
  db
    .select({
      version: chapter.version,
      page: chapterImage.page,
      slice: chapterImage.slice,
      description: chapterImage.description,
      image,
    })
    .from(chapterImage)
    .innerJoin(chapter, eq(chapter.id, chapterImage.chapterId))
    .innerJoin(image, eq(image.id, chapterImage.imageId))
    .where(
      and(
        eq(chapterImage.chapterId, sql.placeholder('chapterId')),
        lte(chapterImage.page, sql.placeholder('lastPage')),
      ),
    )
    .orderBy(asc(chapterImage.page), asc(chapterImage.slice))
    .prepare('chapter_images'),
);

/** The last page that the column can hold. */
const allPages = 2 ** 15 - 1;

/** The images of a chapter in reading order, and their version; `pages` cuts a preview off. */
export function imagesOf(db: Executor, chapterId: number, pages: number | null) {
  return chapterImages(db).execute({ chapterId, lastPage: pages ?? allPages });
}

const chapterBook = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(chapterEpub), version: chapter.version })
    .from(chapterEpub)
    .innerJoin(chapter, eq(chapter.id, chapterEpub.chapterId))
    .where(
      and(
        eq(chapterEpub.chapterId, sql.placeholder('chapterId')),
        eq(chapterEpub.salesType, sql.placeholder('salesType')),
      ),
    )
    .prepare('chapter_book'),
);

/** The book of a chapter, and the version that it is of. */
export async function findEpub(db: Executor, chapterId: number, salesType: ChapterFileSalesType) {
  const [row] = await chapterBook(db).execute({ chapterId, salesType });
  return row ?? null;
}
