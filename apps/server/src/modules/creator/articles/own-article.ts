import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { OwnArticle, OwnArticles } from '@hanji/contract/entities/creator.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { articleDesk, articlePage } from '#db/schema/creator/article.ts';
import { image } from '#db/schema/works/image.ts';
import type { RequestContext } from '#http/request-context.ts';
import { readOwnTitle } from '#modules/creator/titles/find-own-title.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';

/** Covers of articles are at most 180 px wide, on screens of up to two pixels each. */
const shownWidth = 360;

type Row = {
  readonly chapter: typeof challengeChapter.$inferSelect;
  readonly cover: StoredImage | null;
  readonly pageCount: number;
};

/** An article as lists have it. */
export function ownArticleEntity(prefix: string, { chapter, cover, pageCount }: Row): OwnArticle {
  return {
    contentId: chapter.contentId,
    chapterId: chapter.id,
    revision: chapter.revision,
    name: chapter.name,
    state: chapter.status,
    publishedAt: chapter.publishedAt?.toISOString() ?? null,
    authorComment: chapter.authorComment ?? '',
    commentEnabled: chapter.commentEnabled,
    cover: cover === null ? null : pictureOf(prefix, cover, shownWidth),
    pageCount,
    totalLikes: chapter.totalLikes,
    commentCount: chapter.commentCount,
    createdAt: chapter.createdAt.toISOString(),
    updatedAt: chapter.updatedAt.toISOString(),
  };
}

const pageCount = sql<number>`(select count(*)::int from ${articlePage} as own
  where own.chapter_id = ${challengeChapter.id})`;

/** @throws ApiFailure 404 */
export async function listOwnArticles(
  context: RequestContext,
  memberId: string,
  contentId: number,
): Promise<OwnArticles> {
  const { db, prefix } = context;
  const title = await readOwnTitle(context, memberId, contentId);
  const rows = await db
    .select({ chapter: getTableColumns(challengeChapter), cover: image, pageCount })
    .from(challengeChapter)
    .leftJoin(articleDesk, eq(articleDesk.chapterId, challengeChapter.id))
    .leftJoin(image, eq(image.id, articleDesk.coverId))
    .where(and(eq(challengeChapter.contentId, contentId), isNull(articleDesk.deletedAt)))
    .orderBy(desc(challengeChapter.id));
  return { title, articles: rows.map((row) => ownArticleEntity(prefix, row)) };
}
