import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { content, contentGenre } from '#db/schema/works/catalogue.ts';
import { image } from '#db/schema/works/image.ts';
import { banner, promotion } from '#db/schema/works/showcase.ts';
import { bannerRuns } from '#modules/catalogue/banner-runs.ts';
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

const { compare } = new Intl.Collator('en', { numeric: true });

/** By position, 2 before 10; those without one come last, as they were taken in. */
function byPosition(a: { position: string | null }, b: { position: string | null }): number {
  if (a.position === null || b.position === null) {
    return Number(a.position === null) - Number(b.position === null);
  }
  return compare(a.position, b.position);
}

/** No series is longer; of those that are, the first to be taken in are looked at. */
const longestSeries = 500;
/** How many of those before it are listed with a title that has more behind it. */
const shownBefore = 4;

/** Other titles of one's series in their order, those around it where there are more than `limit`. */
export async function seriesIds(
  db: Executor,
  title: Title,
  audience: AnyLanguageAudience,
  limit: number,
): Promise<number[]> {
  if (title.seriesName === null) return [];
  const rows = await db
    .select({ id: content.id, position: content.seriesPosition })
    .from(content)
    .where(
      and(
        visible({ ...audience, locale: title.language }),
        eq(content.seriesName, title.seriesName),
        ne(content.id, title.id),
      ),
    )
    .orderBy(asc(content.id))
    .limit(longestSeries);
  const others = rows.toSorted(byPosition);
  const own = { position: title.seriesPosition };
  const before = others.filter((other) => byPosition(other, own) < 0).length;
  const start = Math.max(0, Math.min(before - shownBefore, others.length - limit));
  return others.slice(start, start + limit).map(({ id }) => id);
}

/** Banners that lead somewhere else: to a title that this reader may be shown, or to a link. */
export function bannersOf(
  db: Executor,
  title: Title,
  { acceptMature }: AnyLanguageAudience,
  now: Date,
) {
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
        bannerRuns(now),
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
