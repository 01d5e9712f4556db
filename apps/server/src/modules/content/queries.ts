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
import { content, contentGenre } from '#db/schema/catalogue.ts';
import { chapter, chapterEpub, chapterImage } from '#db/schema/chapter.ts';
import { image } from '#db/schema/image.ts';
import { banner, promotion } from '#db/schema/showcase.ts';
import { loadTitles, type Title, type TitleRow } from '#modules/catalogue/load-titles.ts';
import { visible, type Audience } from '#modules/catalogue/visible.ts';

function isShown({ publishedAt, withdrawnAt }: TitleRow): boolean {
  return publishedAt !== null && withdrawnAt === null;
}

/** A chapter has appeared and was not taken back. */
function isOut(now: Date) {
  return and(isNull(chapter.withdrawnAt), lte(chapter.publishedAt, now));
}

/** A published title of this type, in whatever language. */
export async function findTitle(
  db: Executor,
  type: ContentType,
  id: number,
): Promise<Title | null> {
  const [title] = await loadTitles(db, [id]);
  return title !== undefined && title.type === type && isShown(title) ? title : null;
}

/** A shown title's own row with one of its chapters, null where that is not out. */
export async function findTitleAndChapter(
  db: Executor,
  path: { readonly contentType: ContentType; readonly contentId: number },
  chapterId: number,
  now: Date,
) {
  const [found] = await db
    .select({ title: content, chapter, thumbnail: image })
    .from(content)
    .leftJoin(
      chapter,
      and(eq(chapter.contentId, content.id), eq(chapter.id, chapterId), isOut(now)),
    )
    .leftJoin(image, eq(image.id, chapter.thumbnailId))
    .where(and(eq(content.id, path.contentId), eq(content.type, path.contentType)));
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

/** The published chapters of a unit, oldest first. */
export function chaptersOf(db: Executor, contentId: number, unit: ChapterUnit, now: Date) {
  return chapterSelect(db)
    .where(and(eq(chapter.contentId, contentId), eq(chapter.unit, unit), isOut(now)))
    .orderBy(asc(chapter.sort));
}

export async function findChapter(
  db: Executor,
  contentId: number,
  id: number,
  now: Date,
): Promise<ChapterRow | null> {
  const [row] = await chapterSelect(db).where(
    and(eq(chapter.id, id), eq(chapter.contentId, contentId), isOut(now)),
  );
  return row ?? null;
}

/** The chapters before and after one, in its unit. */
export async function neighboursOf(db: Executor, { chapter: own }: ChapterRow, now: Date) {
  const siblings = and(
    eq(chapter.contentId, own.contentId),
    eq(chapter.unit, own.unit),
    isOut(now),
  );
  const nearest = (side: SQL, order: SQL) =>
    db.select({ id: chapter.id }).from(chapter).where(and(siblings, side)).orderBy(order).limit(1);
  const next = nearest(gt(chapter.sort, own.sort), asc(chapter.sort));
  const previous = nearest(lt(chapter.sort, own.sort), desc(chapter.sort));
  // In one round trip, and by the primary key: alternatives would read the whole table.
  const rows = await chapterSelect(db).where(sql`${chapter.id} in (${next}, ${previous})`);
  return {
    next: rows.find(({ chapter: { sort } }) => sort > own.sort) ?? null,
    previous: rows.find(({ chapter: { sort } }) => sort < own.sort) ?? null,
  };
}

/** The images of a chapter in reading order, and their version; `pages` cuts a preview off. */
export function imagesOf(db: Executor, chapterId: number, pages: number | null) {
  return db
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
        eq(chapterImage.chapterId, chapterId),
        pages === null ? undefined : lte(chapterImage.page, pages),
      ),
    )
    .orderBy(asc(chapterImage.page), asc(chapterImage.slice));
}

/** The book of a chapter, and the version that it is of. */
export async function findEpub(db: Executor, chapterId: number, salesType: ChapterFileSalesType) {
  const [row] = await db
    .select({ ...getTableColumns(chapterEpub), version: chapter.version })
    .from(chapterEpub)
    .innerJoin(chapter, eq(chapter.id, chapterEpub.chapterId))
    .where(and(eq(chapterEpub.chapterId, chapterId), eq(chapterEpub.salesType, salesType)));
  return row ?? null;
}

/** The most viewed titles that share a genre with one, for its readers. */
export async function recommendedIds(
  db: Executor,
  title: Title,
  audience: Audience,
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
export function bannersOf(db: Executor, title: Title, { acceptMature }: Audience) {
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
