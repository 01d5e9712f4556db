import { createHash } from 'node:crypto';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { articlePage, articlePageSlice } from '#db/schema/creator/article.ts';
import { image } from '#db/schema/works/image.ts';

export type PageRow = typeof articlePage.$inferSelect;
export type SliceRow = typeof articlePageSlice.$inferSelect & {
  readonly image: typeof image.$inferSelect;
};
export type DeskPage = { readonly page: PageRow; readonly slices: readonly SliceRow[] };

/** The pages of an article in their order, each with its pictures from top to bottom. */
export async function pagesOfArticle(db: Executor, chapterId: number): Promise<DeskPage[]> {
  const rows = await db
    .select({
      page: getTableColumns(articlePage),
      slice: getTableColumns(articlePageSlice),
      image: getTableColumns(image),
    })
    .from(articlePage)
    .innerJoin(articlePageSlice, eq(articlePageSlice.pageId, articlePage.id))
    .innerJoin(image, eq(image.id, articlePageSlice.imageId))
    .where(eq(articlePage.chapterId, chapterId))
    .orderBy(
      asc(articlePage.sort),
      asc(articlePage.part),
      asc(articlePage.id),
      asc(articlePageSlice.slice),
    );
  const pages = new Map<number, { page: PageRow; slices: SliceRow[] }>();
  for (const { page, slice, image: stored } of rows) {
    const known = pages.get(page.id) ?? { page, slices: [] };
    known.slices.push({ ...slice, image: stored });
    pages.set(page.id, known);
  }
  return [...pages.values()];
}

/** Names what can be read in these pages: another once a picture is another or stands elsewhere. */
export function versionOfPages(pages: readonly DeskPage[]): string {
  const hash = createHash('sha256').update('article 1\n');
  for (const { slices } of pages) {
    hash.update(`${slices.map(({ imageId }) => imageId).join(' ')}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}
