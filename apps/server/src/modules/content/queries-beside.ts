import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { content, contentGenre } from '#db/schema/works/catalogue.ts';
import { image } from '#db/schema/works/image.ts';
import { banner, promotion } from '#db/schema/works/showcase.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import { visible, type AnyLanguageAudience } from '#modules/catalogue/visible.ts';

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
