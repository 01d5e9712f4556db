import { and, count, eq, isNull } from 'drizzle-orm';
import type { ArticleDraft } from '@hanji/contract/calls/creator/own-article.ts';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { articleDraftProblems, keptArticleDraft } from '@hanji/domain/creator/article-draft.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { articleDesk } from '#db/schema/creator/article.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { creationAttempts } from '#modules/account/attempts/limits.ts';
import type { Creator } from '#modules/creator/creator.ts';
import { lockOwnTitle } from '#modules/creator/titles/find-own-title.ts';
import { versionOfPages } from './article-pages.ts';
import { findOwnArticle, lockArticleOnRevision, type ArticlePath } from './find-own-article.ts';
import { readArticle, type OwnArticleRow } from './read-article.ts';

/** So many articles a title has: more than any series, and a bound for what is listed. */
const mostArticles = 2000;

/** @throws ApiFailure 400 for what the rules of domain refuse */
function columnsOf(draft: ArticleDraft) {
  const problems = articleDraftProblems(draft);
  if (problems.length > 0) {
    throw badRequest(problems.map(({ field, reason }) => `${field}: ${reason}`).join(', '));
  }
  const { authorComment, ...words } = keptArticleDraft(draft);
  return { ...words, authorComment: authorComment || null };
}

/** @throws ApiFailure 404 */
export function openArticle(
  context: RequestContext,
  creator: Creator,
  path: ArticlePath,
): Promise<ArticleDetail> {
  return inUnit(context, async (unit) =>
    readArticle(unit, await findOwnArticle(unit, creator, path), creator),
  );
}

/**
 * Begins an article as a draft.
 * @throws ApiFailure 400, 404, 409 for one too many, 429 where very many are begun
 */
export function createArticle(
  context: RequestContext,
  creator: Creator,
  contentId: number,
  draft: ArticleDraft,
): Promise<ArticleDetail> {
  const columns = columnsOf(draft);
  const begin = async (unit: UnitContext): Promise<ArticleDetail> => {
    const { db } = unit;
    const now = unit.now();
    await lockOwnTitle(unit, creator.memberId, contentId);
    const [own] = await db
      .select({ articles: count() })
      .from(challengeChapter)
      .leftJoin(articleDesk, eq(articleDesk.chapterId, challengeChapter.id))
      .where(and(eq(challengeChapter.contentId, contentId), isNull(articleDesk.deletedAt)));
    if ((own?.articles ?? 0) >= mostArticles) throw new ApiFailure(409, 'tooManyArticles');
    const version = versionOfPages([]);
    const [made] = await db
      .insert(challengeChapter)
      .values({ ...columns, contentId, version, createdAt: now, updatedAt: now })
      .returning({ id: challengeChapter.id });
    if (made === undefined) throw new Error('the article was not written');
    await db.insert(articleDesk).values({ chapterId: made.id });
    const row = await findOwnArticle(unit, creator, { contentId, chapterId: made.id });
    return readArticle(unit, row, creator);
  };
  return limitUses(context, creationAttempts(creator.memberId), () => inUnit(context, begin));
}

type Change = Partial<typeof challengeChapter.$inferInsert>;

/**
 * Changes an article on its revision and gives it as it is afterwards.
 * @throws ApiFailure 404, 409, and what `work` throws
 */
export function changeOnRevision(
  context: RequestContext,
  creator: Creator,
  on: ArticlePath & { readonly revision: number },
  work: (unit: UnitContext, row: OwnArticleRow) => Promise<Change>,
): Promise<ArticleDetail> {
  return inUnit(context, async (unit) => {
    const row = await lockArticleOnRevision(unit, creator, on);
    const change = await work(unit, row);
    await unit.db
      .update(challengeChapter)
      .set({ ...change, revision: row.chapter.revision + 1, updatedAt: unit.now() })
      .where(eq(challengeChapter.id, row.chapter.id));
    return readArticle(unit, await findOwnArticle(unit, creator, on), creator);
  });
}

/** @throws ApiFailure 400, 404, 409 */
export function changeArticle(
  context: RequestContext,
  creator: Creator,
  on: ArticlePath & { readonly revision: number },
  draft: ArticleDraft,
): Promise<ArticleDetail> {
  const columns = columnsOf(draft);
  return changeOnRevision(context, creator, on, async () => columns);
}
