import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ContentType } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { preparedQuery, valueOf } from '#db/prepared-query.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { isChapterOut } from '#modules/catalogue/out.ts';
import { loadTitles, type Title, type TitleRow } from '#modules/catalogue/load-titles.ts';

function isShown({ publishedAt, withdrawnAt }: TitleRow): boolean {
  return publishedAt !== null && withdrawnAt === null;
}

/** By a moment that comes with each execution. */
export const isOut = isChapterOut(valueOf(chapter.publishedAt, 'now'));

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

/** Chapters as lists have them. */
export function chapterSelect(db: Executor) {
  return db
    .select({ chapter, thumbnail: image })
    .from(chapter)
    .leftJoin(image, eq(image.id, chapter.thumbnailId));
}

export type ChapterRow = Awaited<ReturnType<typeof findChapters>>[number];

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
    and(eq(chapter.contentId, contentId), inArray(chapter.id, [...ids]), isChapterOut(now)),
  );
}
