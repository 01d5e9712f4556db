import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ChapterFileSalesType, ChapterUnit, ContentType } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { preparedQuery, valueOf } from '#db/prepared-query.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter, chapterEpub, chapterImage } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { loadTitles, type Title, type TitleRow } from '#modules/catalogue/load-titles.ts';

function isShown({ publishedAt, withdrawnAt }: TitleRow): boolean {
  return publishedAt !== null && withdrawnAt === null;
}

/** A chapter has appeared by `now` and was not taken back. */
const isOut = and(
  isNull(chapter.withdrawnAt),
  lte(chapter.publishedAt, valueOf(chapter.publishedAt, 'now')),
);

/** A published title of this type, in whatever language. */
export async function findTitle(
  db: Executor,
  type: ContentType,
  id: number,
): Promise<Title | null> {
  const [title] = await loadTitles(db, [id]);
  return title !== undefined && title.type === type && isShown(title) ? title : null;
}

const titleAndChapter = preparedQuery((db) =>
  db
    .select({ title: content, chapter, thumbnail: image })
    .from(content)
    .leftJoin(
      chapter,
      and(eq(chapter.contentId, content.id), eq(chapter.id, sql.placeholder('chapterId')), isOut),
    )
    .leftJoin(image, eq(image.id, chapter.thumbnailId))
    .where(
      and(
        eq(content.id, sql.placeholder('contentId')),
        eq(content.type, sql.placeholder('contentType')),
      ),
    )
    .prepare('title_and_chapter'),
);

/** A shown title's own row with one of its chapters, null where that is not out. */
export async function findTitleAndChapter(
  db: Executor,
  path: { readonly contentType: ContentType; readonly contentId: number },
  chapterId: number,
  now: Date,
) {
  const [found] = await titleAndChapter(db).execute({ ...path, chapterId, now });
  if (found === undefined || !isShown(found.title)) return { title: null, row: null };
  const { title, chapter: own, thumbnail } = found;
  return { title, row: own === null ? null : { chapter: own, thumbnail } };
}

function chapterSelect(db: Executor) {
  return db
    .select({ chapter, thumbnail: image })
    .from(chapter)
    .leftJoin(image, eq(image.id, chapter.thumbnailId));
}

export type ChapterRow = Awaited<ReturnType<typeof chaptersOf>>[number];

const ofUnit = and(
  eq(chapter.contentId, sql.placeholder('contentId')),
  eq(chapter.unit, sql.placeholder('unit')),
  isOut,
);

const unitChapters = preparedQuery((db) =>
  chapterSelect(db).where(ofUnit).orderBy(asc(chapter.sort)).prepare('unit_chapters'),
);

/** The published chapters of a unit, oldest first. */
export function chaptersOf(db: Executor, contentId: number, unit: ChapterUnit, now: Date) {
  return unitChapters(db).execute({ contentId, unit, now });
}

const oneChapter = preparedQuery((db) =>
  chapterSelect(db)
    .where(
      and(
        eq(chapter.id, sql.placeholder('id')),
        eq(chapter.contentId, sql.placeholder('contentId')),
        isOut,
      ),
    )
    .prepare('chapter'),
);

export async function findChapter(
  db: Executor,
  contentId: number,
  id: number,
  now: Date,
): Promise<ChapterRow | null> {
  const [row] = await oneChapter(db).execute({ id, contentId, now });
  return row ?? null;
}

/** Those of these chapters of a title that are out. */
export function findChapters(db: Executor, contentId: number, ids: readonly number[], now: Date) {
  return chapterSelect(db).where(
    and(
      eq(chapter.contentId, contentId),
      inArray(chapter.id, [...ids]),
      isNull(chapter.withdrawnAt),
      lte(chapter.publishedAt, now),
    ),
  );
}

const neighbours = preparedQuery((db) => {
  const nearest = (side: SQL, order: SQL) =>
    db.select({ id: chapter.id }).from(chapter).where(and(ofUnit, side)).orderBy(order).limit(1);
  const next = nearest(gt(chapter.sort, sql.placeholder('sort')), asc(chapter.sort));
  const previous = nearest(lt(chapter.sort, sql.placeholder('sort')), desc(chapter.sort));
  // In one round trip, and by the primary key: alternatives would read the whole table.
  return chapterSelect(db)
    .where(sql`${chapter.id} in (${next}, ${previous})`)
    .prepare('neighbour_chapters');
});

/** The chapters before and after one, in its unit. */
export async function neighboursOf(db: Executor, { chapter: own }: ChapterRow, now: Date) {
  const { contentId, unit, sort: place } = own;
  const rows = await neighbours(db).execute({ contentId, unit, sort: place, now });
  return {
    next: rows.find(({ chapter: { sort } }) => sort > own.sort) ?? null,
    previous: rows.find(({ chapter: { sort } }) => sort < own.sort) ?? null,
  };
}

const chapterImages = preparedQuery((db) =>
  db
    .select({
      version: chapter.version,
      page: chapterImage.page,
      slice: chapterImage.slice,
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
