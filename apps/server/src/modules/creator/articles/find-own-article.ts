import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { challengeChapter, challengeChapterImage } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { articleDesk, articlePage, articlePageSlice } from '#db/schema/creator/article.ts';
import { image } from '#db/schema/works/image.ts';
import type { Transaction } from '#db/executor.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { UnitContext } from '#http/request-context.ts';
import type { Creator } from '#modules/creator/creator.ts';
import { isOwn } from '#modules/creator/titles/find-own-title.ts';
import { readArticle, type OwnArticleRow } from './read-article.ts';

export type ArticlePath = { readonly contentId: number; readonly chapterId: number };

/** Puts a chapter on the desk that was not made there, with the pages that readers see of it. */
async function layOut(tx: Transaction, chapterId: number): Promise<void> {
  const made = await tx
    .insert(articleDesk)
    .values({ chapterId })
    .onConflictDoNothing()
    .returning({ chapterId: articleDesk.chapterId });
  if (made.length === 0) return;
  await tx.execute(sql`
    insert into ${articlePage} (chapter_id, sort, part, name, bytes, width, height)
    select ${chapterId}::int, page, 0, 'page ' || page, sum(size), max(width), sum(height)
    from ${challengeChapterImage} join ${image} on id = image_id
    where chapter_id = ${chapterId}::int group by page`);
  await tx.execute(sql`
    insert into ${articlePageSlice} (page_id, slice, image_id, size)
    select own.id, shown.slice, shown.image_id, shown.size
    from ${challengeChapterImage} as shown
    join ${articlePage} as own on own.chapter_id = shown.chapter_id and own.sort = shown.page
    where shown.chapter_id = ${chapterId}::int`);
}

type Finding = { readonly forChange: boolean };

async function find(
  { db }: UnitContext,
  { memberId }: Pick<Creator, 'memberId'>,
  { contentId, chapterId }: ArticlePath,
  { forChange }: Finding,
): Promise<OwnArticleRow> {
  const isThere = and(
    eq(challengeChapter.id, chapterId),
    eq(challengeChapter.contentId, contentId),
    exists(
      db
        .select({ id: challengeTitle.id })
        .from(challengeTitle)
        .where(and(eq(challengeTitle.id, contentId), isOwn(db, memberId))),
    ),
  );
  const found = db.select().from(challengeChapter).where(isThere);
  const [chapter] = await (forChange ? found.for('no key update') : found);
  if (chapter === undefined) throw new ApiFailure(404, 'chapterNotFound');
  await layOut(db, chapterId);
  // After the lock, so that who has deleted either meanwhile is seen.
  const [title] = await db
    .select()
    .from(challengeTitle)
    .where(and(eq(challengeTitle.id, contentId), isOwn(db, memberId)));
  const [desk] = await db
    .select()
    .from(articleDesk)
    .where(and(eq(articleDesk.chapterId, chapterId), isNull(articleDesk.deletedAt)));
  if (title === undefined || desk === undefined) throw new ApiFailure(404, 'chapterNotFound');
  return { title, chapter, desk };
}

/** @throws ApiFailure 404 for what is another's, deleted or never was: nobody learns which */
export function findOwnArticle(
  unit: UnitContext,
  creator: Pick<Creator, 'memberId'>,
  path: ArticlePath,
): Promise<OwnArticleRow> {
  return find(unit, creator, path, { forChange: false });
}

/**
 * Keeps an article as it is until the transaction ends. Whoever locks its title too does that
 * afterwards, as the triggers that count for both.
 * @throws ApiFailure 404 as {@link findOwnArticle}
 */
export function lockOwnArticle(
  unit: UnitContext,
  creator: Pick<Creator, 'memberId'>,
  path: ArticlePath,
): Promise<OwnArticleRow> {
  return find(unit, creator, path, { forChange: true });
}

/**
 * The same for a change that was made on a revision of it.
 * @throws ApiFailure 409 with what it is by now, where that is another
 */
export async function lockArticleOnRevision(
  unit: UnitContext,
  creator: Creator,
  { revision, ...path }: ArticlePath & { readonly revision: number },
): Promise<OwnArticleRow> {
  const row = await lockOwnArticle(unit, creator, path);
  if (row.chapter.revision === revision) return row;
  const newerArticle = await readArticle(unit, row, creator);
  throw new ApiFailure(409, 'changedElsewhere', { newerArticle });
}
