import { eq } from 'drizzle-orm';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { checkPublishing, type PublishReason } from '@hanji/domain/creator/publish-article.ts';
import type { Transaction } from '#db/executor.ts';
import { cancelWaiting, enqueue } from '#db/jobs/enqueue.ts';
import { challengeChapter, challengeChapterImage } from '#db/schema/challenge/chapter.ts';
import { articleDesk } from '#db/schema/creator/article.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { tellOfChapter } from '#modules/challenge/publish-chapter.ts';
import type { Creator } from '#modules/creator/creator.ts';
import { pagesOfArticle, versionOfPages, type DeskPage } from './article-pages.ts';
import { refusalMessage } from '#modules/creator/uploads/upload-entity.ts';
import type { Settings } from '#settings/settings.ts';
import { changeOnRevision } from './change-article.ts';
import { clearArticles } from './clear-articles.ts';
import { lockArticleOnRevision, type ArticlePath } from './find-own-article.ts';
import type { OwnArticleRow } from './read-article.ts';

type On = ArticlePath & { readonly revision: number };

const refusals = {
  noPages: () => new ApiFailure(409, 'articleWithoutPages'),
  tooManyPages: (creator, settings) =>
    new ApiFailure(409, {
      text: refusalMessage('tooManyImages', settings.creator, creator.locale),
    }),
  past: () => new ApiFailure(400, 'publishTimeRefused'),
  tooFar: () => new ApiFailure(400, 'publishTimeRefused'),
  published: () => new ApiFailure(409, 'articleOut'),
} as const satisfies Record<PublishReason, (creator: Creator, settings: Settings) => ApiFailure>;

function jobKey(chapterId: number): string {
  return `appear ${chapterId}`;
}

/** Readers see these pages once the article is out. */
async function showPages(
  tx: Transaction,
  chapterId: number,
  pages: readonly DeskPage[],
): Promise<void> {
  await tx.delete(challengeChapterImage).where(eq(challengeChapterImage.chapterId, chapterId));
  const rows = pages.flatMap(({ slices }, index) =>
    slices.map(({ slice, imageId, size }) => ({
      chapterId,
      page: index + 1,
      slice,
      imageId,
      size,
      description: null,
    })),
  );
  for (let from = 0; from < rows.length; from += 500) {
    await tx.insert(challengeChapterImage).values(rows.slice(from, from + 500));
  }
}

async function publish(
  unit: UnitContext,
  creator: Creator,
  { title, chapter, desk }: OwnArticleRow,
  publishAt: Date | null,
) {
  const { db, settings } = unit;
  const now = unit.now();
  if (title.suspendedAt !== null) throw new ApiFailure(409, 'titleIsSuspended');
  const pages = await pagesOfArticle(db, chapter.id);
  const { maxImages } = settings.creator;
  const { status, publishedAt } = chapter;
  const facts = { status, publishedAt, publishAt, pages: pages.length, maxImages };
  const checked = checkPublishing(facts, now);
  if (!checked.ok) throw refusals[checked.reason](creator, settings);
  await showPages(db, chapter.id, pages);
  const at = checked.value;
  const isLater = at > now;
  if (isLater) {
    await enqueue(
      db,
      'publish-challenge-chapter',
      { chapterId: chapter.id },
      { at, key: jobKey(chapter.id) },
    );
  } else {
    await cancelWaiting(db, 'publish-challenge-chapter', [jobKey(chapter.id)]);
    // One that was out before is nothing new.
    const isNew = status === 'draft' || status === 'scheduled';
    const ids = { contentId: title.id, chapterId: chapter.id };
    if (isNew) await tellOfChapter(db, ids, now);
  }
  return {
    status: isLater ? ('scheduled' as const) : ('published' as const),
    publishedAt: at,
    version: versionOfPages(pages),
    coverId: desk.coverId ?? pages[0]?.page.thumbnailId ?? chapter.coverId,
  };
}

/**
 * Publishes an article with its pages as they are, now or at a time to come.
 * @throws ApiFailure 400, 404, 409
 */
export function publishArticle(
  context: RequestContext,
  creator: Creator,
  on: On,
  publishAt: string | null,
): Promise<ArticleDetail> {
  const at = publishAt === null ? null : new Date(publishAt);
  return changeOnRevision(context, creator, on, (unit, row) => publish(unit, creator, row, at));
}

/**
 * Takes an article from readers; one that is not out yet is a draft again.
 * @throws ApiFailure 404, 409
 */
export function withdrawArticle(
  context: RequestContext,
  creator: Creator,
  on: On,
): Promise<ArticleDetail> {
  return changeOnRevision(context, creator, on, async ({ db }, { chapter }) => {
    await cancelWaiting(db, 'publish-challenge-chapter', [jobKey(chapter.id)]);
    switch (chapter.status) {
      case 'published':
        return { status: 'withdrawn' };
      case 'scheduled':
        return { status: 'draft', publishedAt: null };
      case 'draft':
      case 'withdrawn':
        return {};
    }
  });
}

/**
 * Takes an article from the desk and from readers, and its pictures; its row stays with what others
 * wrote of it.
 * @throws ApiFailure 404, 409
 */
export function deleteArticle(context: RequestContext, creator: Creator, on: On): Promise<null> {
  return inUnit(context, async (unit) => {
    const { db } = unit;
    const { chapter } = await lockArticleOnRevision(unit, creator, on);
    await cancelWaiting(db, 'publish-challenge-chapter', [jobKey(chapter.id)]);
    await db
      .update(articleDesk)
      .set({ deletedAt: unit.now() })
      .where(eq(articleDesk.chapterId, chapter.id));
    await clearArticles(db, [chapter.id]);
    const isOut = chapter.status !== 'draft';
    await db
      .update(challengeChapter)
      .set({
        revision: chapter.revision + 1,
        ...(isOut ? { status: 'withdrawn' as const } : {}),
      })
      .where(eq(challengeChapter.id, chapter.id));
    return null;
  });
}
