import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContentCategory, Locale } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { image } from '#db/schema/works/image.ts';
import {
  banner,
  catalog,
  menu,
  menuItem,
  section,
  sectionElement,
} from '#db/schema/works/showcase.ts';
import { bannerRuns } from '#modules/catalogue/banner-runs.ts';

export type Place = { readonly locale: Locale; readonly category: ContentCategory };

const largeImage = alias(image, 'large_image');

const bannerFields = {
  id: banner.id,
  title: banner.title,
  additionalText: banner.additionalText,
  label: banner.label,
  themeColor: banner.themeColor,
  contentId: banner.contentId,
  link: banner.link,
  image,
  largeImage,
};

/** Of those that lead nowhere one would go out with an empty address; what has ended is over. */
function isShown(now: Date) {
  const leadsSomewhere = or(isNotNull(banner.contentId), ne(banner.link, ''));
  return and(leadsSomewhere, bannerRuns(now));
}

function bannerSelect(db: Executor) {
  return db
    .select(bannerFields)
    .from(banner)
    .innerJoin(image, eq(image.id, banner.imageId))
    .leftJoin(largeImage, eq(largeImage.id, banner.largeImageId));
}

export type BannerRow = Awaited<ReturnType<typeof bannersOfArea>>[number];

export function bannersOfArea(
  db: Executor,
  place: Place,
  { area, limit, now }: { readonly area: string; readonly limit: number; readonly now: Date },
) {
  return bannerSelect(db)
    .where(
      and(
        eq(banner.language, place.locale),
        eq(banner.category, place.category),
        eq(banner.area, area),
        isShown(now),
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.id))
    .limit(limit);
}

export async function bannersById(
  db: Executor,
  ids: readonly number[],
  now: Date,
): Promise<BannerRow[]> {
  return ids.length === 0
    ? []
    : bannerSelect(db).where(and(inArray(banner.id, [...ids]), isShown(now)));
}

export function sectionsOf(db: Executor, place: Place, page: 'home' | 'adult') {
  return db
    .select()
    .from(section)
    .where(
      and(
        eq(section.language, place.locale),
        eq(section.category, place.category),
        eq(section.page, page),
      ),
    )
    .orderBy(asc(section.sort), asc(section.id));
}

export type SectionRow = Awaited<ReturnType<typeof sectionsOf>>[number];

export async function elementsOf(db: Executor, sectionIds: readonly number[]) {
  if (sectionIds.length === 0) return [];
  return db
    .select()
    .from(sectionElement)
    .where(inArray(sectionElement.sectionId, [...sectionIds]))
    .orderBy(asc(sectionElement.sectionId), asc(sectionElement.sort));
}

export function menusOf(db: Executor, place: Place) {
  return db
    .select()
    .from(menu)
    .where(and(eq(menu.language, place.locale), eq(menu.category, place.category)))
    .orderBy(asc(menu.sort), asc(menu.id));
}

export async function findMenu(db: Executor, place: Place, code: string) {
  const [row] = await db
    .select()
    .from(menu)
    .where(
      and(eq(menu.language, place.locale), eq(menu.category, place.category), eq(menu.code, code)),
    );
  return row ?? null;
}

export function menuItemsOf(db: Executor, menuId: number) {
  return db
    .select()
    .from(menuItem)
    .where(eq(menuItem.menuId, menuId))
    .orderBy(asc(menuItem.sort), asc(menuItem.code));
}

/** What a genre is called in a menu of this language, if there is one. */
export async function genreName(db: Executor, place: Place, genre: string): Promise<string | null> {
  const [row] = await db
    .select({ name: menuItem.name })
    .from(menuItem)
    .innerJoin(menu, eq(menu.id, menuItem.menuId))
    .where(
      and(
        eq(menu.language, place.locale),
        eq(menu.category, place.category),
        eq(menu.source, 'genre'),
        eq(menuItem.code, genre),
      ),
    )
    .limit(1);
  return row?.name ?? null;
}

export async function findCatalog(db: Executor, id: number, locale: Locale) {
  const [row] = await db
    .select()
    .from(catalog)
    .where(and(eq(catalog.id, id), eq(catalog.language, locale)));
  return row ?? null;
}
