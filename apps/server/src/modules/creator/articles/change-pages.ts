import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { orderedPages } from '@hanji/domain/creator/uploads/page-order.ts';
import type { Transaction } from '#db/executor.ts';
import { articlePage, articleUpload } from '#db/schema/creator/article.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Creator } from '#modules/creator/creator.ts';
import { changeOnRevision } from './change-article.ts';
import type { ArticlePath } from './find-own-article.ts';

type On = ArticlePath & { readonly revision: number };

async function pageIds(tx: Transaction, chapterId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: articlePage.id })
    .from(articlePage)
    .where(eq(articlePage.chapterId, chapterId))
    .orderBy(asc(articlePage.sort), asc(articlePage.part), asc(articlePage.id));
  return rows.map(({ id }) => id);
}

/** Files on their way keep their order, behind the pages that are there. */
async function moveUploads(tx: Transaction, chapterId: number, after: number): Promise<void> {
  const coming = await tx
    .select({ id: articleUpload.id })
    .from(articleUpload)
    .where(
      and(
        eq(articleUpload.chapterId, chapterId),
        inArray(articleUpload.state, ['receiving', 'queued', 'reading']),
      ),
    )
    .orderBy(asc(articleUpload.sort));
  for (const [index, { id }] of coming.entries()) {
    await tx
      .update(articleUpload)
      .set({ sort: after + index + 1 })
      .where(eq(articleUpload.id, id));
  }
}

/** @throws ApiFailure 404, 409 */
export function orderPages(
  context: RequestContext,
  creator: Creator,
  on: On,
  wanted: readonly number[],
): Promise<ArticleDetail> {
  return changeOnRevision(context, creator, on, async ({ db }, { chapter }) => {
    const ordered = orderedPages(await pageIds(db, chapter.id), wanted);
    for (const [index, id] of ordered.entries()) {
      await db
        .update(articlePage)
        .set({ sort: index + 1, part: 0 })
        .where(eq(articlePage.id, id));
    }
    await moveUploads(db, chapter.id, ordered.length);
    return {};
  });
}

/** @throws ApiFailure 404 also where the page is gone, 409 */
export function removePage(
  context: RequestContext,
  creator: Creator,
  on: On,
  pageId: number,
): Promise<ArticleDetail> {
  return changeOnRevision(context, creator, on, async ({ db }, { chapter }) => {
    const removed = await db
      .delete(articlePage)
      .where(and(eq(articlePage.id, pageId), eq(articlePage.chapterId, chapter.id)))
      .returning({ id: articlePage.id });
    if (removed.length === 0) throw new ApiFailure(404, 'fileNotFound');
    return {};
  });
}
