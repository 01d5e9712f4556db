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
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ChapterFileSalesType, ChapterUnit, ContentType } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { preparedQuery, valueOf } from '#db/prepared-query.ts';
import { content, contentGenre } from '#db/schema/catalogue.ts';
import { chapter, chapterEpub, chapterImage } from '#db/schema/chapter.ts';
import { image } from '#db/schema/image.ts';
import { banner, promotion } from '#db/schema/showcase.ts';
import { loadTitles, type Title, type TitleRow } from '#modules/catalogue/load-titles.ts';
import { visible, type AnyLanguageAudience } from '#modules/catalogue/visible.ts';

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

/** The most viewed titles that share a genre with one, for its readers. */
export async function recommendedIds(
  db: Executor,
  title: Title,
  audience: AnyLanguageAudience,
  limit: number,
): Promise<number[]> {
  const [genre] = title.genres;
  if (genre === undefined) return [];
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(
      and(
        visible({ ...audience, locale: title.language }, title.category),
        sql`${content.id} <> ${title.id}`,
        sql`exists (select 1 from ${contentGenre} where ${contentGenre.contentId} = ${content.id} and ${inArray(contentGenre.genre, [...title.genres])})`,
      ),
    )
    .orderBy(sql`${content.totalViews} desc nulls last`, sql`${content.id} desc nulls last`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Banners that lead somewhere else: to a title that this reader may be shown, or to a link. */
export function bannersOf(db: Executor, title: Title, { acceptMature }: AnyLanguageAudience) {
  const audience = { locale: title.language, acceptMature };
  return db
    .select({ banner, image, leadsTo: { id: content.id, type: content.type } })
    .from(banner)
    .innerJoin(image, eq(image.id, banner.imageId))
    .leftJoin(content, eq(content.id, banner.contentId))
    .where(
      and(
        eq(banner.language, title.language),
        eq(banner.category, title.category),
        eq(banner.area, 'content_home'),
        or(
          and(isNull(banner.contentId), ne(banner.link, '')),
          and(ne(banner.contentId, title.id), visible(audience)),
        ),
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.id))
    .limit(10);
}

export function promotionsOf(db: Executor, contentId: number, now: Date) {
  return db
    .select()
    .from(promotion)
    .where(and(eq(promotion.contentId, contentId), gt(promotion.endAt, now)))
    .orderBy(asc(promotion.endAt), asc(promotion.id))
    .limit(10);
}
