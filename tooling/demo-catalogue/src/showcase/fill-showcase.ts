import { type WorkLocale, workLocales } from '#script.ts';
import { comicSections } from './comic-sections.ts';
import { eventPictures } from '#showcase/events/event-pictures.ts';
import { putEvents, type PutEvent } from '#showcase/events/put-events.ts';
import { bannersOf, eventBannersOf } from './banners.ts';
import { fillOffers } from './fill-offers.ts';
import { novelSections } from './novel-sections.ts';
import { adultSections, catalogPlans } from './other-sections.ts';
import type { SectionDraft } from './section-draft.ts';
import { choose, type ShownWork, shownWorks } from './shown-works.ts';
import { written } from './written.ts';
import { genreNames, menuNames, weekdays } from './words.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction, type Transaction } from '@hanji/server/db/executor.ts';
import { event } from '@hanji/server/db/schema/works/event.ts';
import type { PictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import {
  banner,
  catalog,
  catalogEntry,
  menu,
  menuItem,
  section,
  sectionElement,
} from '@hanji/server/db/schema/works/showcase.ts';
import { and, eq, gte, inArray, type SQL } from 'drizzle-orm';

const categories: readonly ContentCategory[] = ['all_comic', 'all_novel'];

function addressOf(category: ContentCategory, more: string | undefined): string | null {
  if (more === undefined) return null;
  return more.startsWith('genre/') ? `/${category}/${more}` : `/menu/${category}/${more}`;
}

function isOn(language: WorkLocale, category: ContentCategory, page: string): SQL | undefined {
  return and(
    eq(section.language, language),
    eq(section.category, category),
    eq(section.page, page),
  );
}

/** What there is to show of a category. */
type Shown = { readonly works: readonly ShownWork[]; readonly events: readonly PutEvent[] };

async function putSection(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
  page: string,
  sort: number,
  draft: SectionDraft,
  { works, events }: Shown,
): Promise<void> {
  const [sectionUiType, elementUiType] = draft.ui;
  const row = {
    language,
    category,
    page,
    sort,
    sectionUiType,
    elementUiType,
    title: draft.title[language],
    additionalText: draft.note?.[language] ?? '',
    source: draft.source,
    genre: draft.genre ?? null,
    urlHttp: addressOf(category, draft.more),
  };
  // A section that stood before keeps its id: a page that shows it goes on showing the same one.
  const place = and(isOn(language, category, page), eq(section.sort, sort));
  const [known] = await tx.update(section).set(row).where(place).returning({ id: section.id });
  const { id: sectionId } =
    known ?? written(await tx.insert(section).values(row).returning({ id: section.id }));
  await tx.delete(sectionElement).where(eq(sectionElement.sectionId, sectionId));
  const ofBanners = (ids: readonly number[]) =>
    ids.map((bannerId, at) => ({ sectionId, sort: at, bannerId }));
  if (draft.events) {
    const ids = await eventBannersOf(tx, language, category, 'section', events);
    if (ids.length > 0) await tx.insert(sectionElement).values(ofBanners(ids));
  }
  if (draft.choice === undefined) return;
  const chosen = choose(works, draft.choice, elementUiType.startsWith('banner') ? 6 : 12);
  const elements = elementUiType.startsWith('banner')
    ? ofBanners(await bannersOf(tx, language, category, 'section', chosen))
    : chosen.map((work, i) => ({ sectionId, sort: i, contentId: work.id }));
  if (elements.length > 0) await tx.insert(sectionElement).values(elements);
}

async function putSections(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
  page: string,
  plan: readonly SectionDraft[],
  shown: Shown,
): Promise<void> {
  const beyond = and(isOn(language, category, page), gte(section.sort, plan.length));
  await tx.delete(section).where(beyond);
  for (const [sort, draft] of plan.entries())
    await putSection(tx, language, category, page, sort, draft, shown);
}

async function putMenus(
  tx: Transaction,
  language: WorkLocale,
  category: ContentCategory,
): Promise<void> {
  const sources = {
    daily: 'publish_day',
    genre: 'genre',
    ranking: 'ranking',
    new: 'newest',
    completed: 'completed',
  } as const;
  for (const [sort, code] of (
    ['daily', 'genre', 'ranking', 'new', 'completed'] as const
  ).entries()) {
    const row = {
      language,
      category,
      code,
      name: menuNames[code][language],
      sort,
      source: sources[code],
    };
    const { id: menuId } = written(await tx.insert(menu).values(row).returning({ id: menu.id }));
    const items =
      code === 'daily'
        ? weekdays
        : code === 'genre'
          ? Object.entries(genreNames).map(([genre, name]) => ({ code: genre, name }))
          : [];
    if (items.length > 0)
      await tx
        .insert(menuItem)
        .values(
          items.map((item, i) => ({ menuId, code: item.code, name: item.name[language], sort: i })),
        );
  }
}

async function arrange(
  tx: Transaction,
  language: WorkLocale,
  pictures: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  // What they show is chosen anew, out of what is there by now; what has an address stays.
  const chosen = ['top', 'adult', 'content_home'] as const;
  await tx.delete(banner).where(and(eq(banner.language, language), inArray(banner.area, chosen)));
  const [standing] = await tx.select().from(menu).where(eq(menu.language, language)).limit(1);
  const worksOf = new Map<ContentCategory, readonly ShownWork[]>();
  for (const category of categories) {
    worksOf.set(category, await shownWorks(tx, language, category));
  }
  const put = await putEvents(tx, language, worksOf, pictures, now);
  for (const [category, works] of worksOf) {
    const running = put.filter((one) => one.category === null || one.category === category);
    const events = running.filter(({ plan }) => !plan.mature);
    await bannersOf(
      tx,
      language,
      category,
      'top',
      choose(works, 'event', 8)
        .concat(choose(works, 'original', 4))
        .filter((w, i, all) => all.indexOf(w) === i)
        .slice(0, 8),
    );
    await bannersOf(tx, language, category, 'adult', choose(works, 'mature', 4));
    await eventBannersOf(tx, language, category, 'content_home', events.slice(0, 3));
    const plan: readonly SectionDraft[] = category === 'all_comic' ? comicSections : novelSections;
    await putSections(tx, language, category, 'home', plan, { works, events });
    await putSections(tx, language, category, 'adult', adultSections, { works, events });
    if (standing === undefined) await putMenus(tx, language, category);
    await fillOffers(tx, language, category, { works, events: running }, now);
  }
  const all = [...worksOf.values()].flat();
  for (const plan of catalogPlans) {
    const row = { language, title: plan.title[language] };
    const [known] = await tx
      .select({ id: catalog.id })
      .from(catalog)
      .where(and(eq(catalog.language, language), eq(catalog.title, row.title)));
    const { id: catalogId } =
      known ?? written(await tx.insert(catalog).values(row).returning({ id: catalog.id }));
    await tx.delete(catalogEntry).where(eq(catalogEntry.catalogId, catalogId));
    const entries = choose(all, plan.choice, 24).map((work, sort) => ({
      catalogId,
      sort,
      contentId: work.id,
    }));
    if (entries.length > 0) await tx.insert(catalogEntry).values(entries);
  }
}

/** Whether an arrangement stands in every language, of however many works, and events have pages. */
export async function isShowcaseFilled(db: Database): Promise<boolean> {
  const languages = await db.selectDistinct({ language: menu.language }).from(menu);
  if ((await db.$count(event, eq(event.writtenBy, 'demo'))) === 0) return false;
  return workLocales.every((locale) => languages.some(({ language }) => language === locale));
}

/**
 * Arranges the works that are there: one transaction for each language, so that a reader sees the
 * arrangement before or the one after. May be called again whenever works have come in.
 */
export async function fillShowcase(db: Database, pictures: PictureStore, now: Date): Promise<void> {
  const ofEvents = await eventPictures(db, pictures);
  for (const language of workLocales) {
    await inTransaction(db, (tx) => arrange(tx, language, ofEvents, now));
  }
}
