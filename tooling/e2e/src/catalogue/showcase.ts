import { and, eq, inArray } from 'drizzle-orm';
import { genres as genreNames } from '@hanji/i18n/locales/en-US/genres.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { Database } from '@hanji/server/db/client.ts';
import { contentThumbnail } from '@hanji/server/db/schema/works/catalogue.ts';
import { event, eventLink, eventTitle } from '@hanji/server/db/schema/works/event.ts';
import {
  banner,
  catalog,
  catalogEntry,
  menu,
  menuItem,
  section,
  sectionElement,
} from '@hanji/server/db/schema/works/showcase.ts';
import type { CatalogueTitle } from './catalogue.ts';

const themeColor = '#2f4858';
const day = 86_400_000;

async function idOf(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was written');
  return row.id;
}

/** The portrait of each title, for banners. */
async function portraits(db: Database, titles: readonly CatalogueTitle[]) {
  const rows = await db
    .select()
    .from(contentThumbnail)
    .where(
      and(
        eq(contentThumbnail.type, 'portrait'),
        inArray(
          contentThumbnail.contentId,
          titles.map(({ id }) => id),
        ),
      ),
    );
  return new Map(rows.map(({ contentId, imageId }) => [contentId, imageId]));
}

/** Arranges Home, menus and lists of one language: banners, three kinds of sections, events. */
export async function arrangeShowcase(
  db: Database,
  language: Locale,
  titles: readonly CatalogueTitle[],
): Promise<{ catalogId: number; catalogSize: number }> {
  const category = 'all_comic';
  const place = { language, category } as const;
  const faces = await portraits(db, titles);
  const shown = titles.filter(({ key, type }) => key !== 'mature' && type.endsWith('comic'));
  const banners = shown.map((title, sort) => ({
    ...place,
    area: 'top',
    sort,
    title: title.name,
    additionalText: title.key,
    themeColor,
    imageId: faces.get(title.id) ?? '',
    contentId: title.id,
  }));
  await db.insert(banner).values(banners);

  const inSections = await db
    .insert(banner)
    .values(banners.slice(0, 3).map((row) => ({ ...row, area: 'section' })))
    .returning({ id: banner.id });
  const plan = { ...place, page: 'home', additionalText: '' } as const;
  await db.insert(section).values([
    {
      ...plan,
      sort: 0,
      sectionUiType: 'ranking',
      elementUiType: 'normal',
      title: `Ranking ${language}`,
      source: 'ranking',
      urlHttp: '/menu/all_comic/ranking',
    },
    {
      ...plan,
      sort: 1,
      sectionUiType: 'normal',
      elementUiType: 'normal',
      title: `Newest ${language}`,
      source: 'newest',
    },
  ]);
  const swipe = await idOf(
    db
      .insert(section)
      .values({
        ...plan,
        sort: 2,
        sectionUiType: 'normal',
        elementUiType: 'banner_swipe',
        title: `Banners ${language}`,
        source: 'curated',
      })
      .returning({ id: section.id }),
  );
  await db
    .insert(sectionElement)
    .values(inSections.map(({ id }, sort) => ({ sectionId: swipe, sort, bannerId: id })));

  await db
    .insert(menu)
    .values({ ...place, code: 'ranking', name: 'Ranking', sort: 0, source: 'ranking' });
  const genreMenu = await idOf(
    db
      .insert(menu)
      .values({ ...place, code: 'genre', name: 'Genres', sort: 1, source: 'genre' })
      .returning({ id: menu.id }),
  );
  await db.insert(menuItem).values(
    (['drama', 'fantasy'] as const).map((code, sort) => ({
      menuId: genreMenu,
      code,
      name: genreNames[code],
      sort,
    })),
  );

  const imageId = banners[0]?.imageId ?? '';
  const running = {
    ...place,
    imageId,
    publishedAt: new Date(Date.now() - day),
    startAt: new Date(Date.now() - day),
    endAt: new Date(Date.now() + 30 * day),
    writtenBy: 'test',
  };
  await db.insert(event).values([
    { ...running, key: 'open', title: `Open event ${language}`, link: '/' },
    { ...running, key: 'adult', title: `Adult event ${language}`, mature: true, link: '/' },
  ]);
  const eventId = await idOf(
    db
      .insert(event)
      .values({
        ...running,
        key: 'page',
        title: `Event page ${language}`,
        summary: 'All by the sea',
      })
      .returning({ id: event.id }),
  );
  await db
    .insert(eventTitle)
    .values(shown.slice(0, 2).map(({ id }, sort) => ({ eventId, sort, contentId: id })));
  await db
    .insert(eventLink)
    .values({ eventId, sort: 0, label: 'To the ranking', href: '/menu/all_comic/ranking' });

  const catalogId = await idOf(
    db
      .insert(catalog)
      .values({ language, title: `List ${language}` })
      .returning({ id: catalog.id }),
  );
  await db
    .insert(catalogEntry)
    .values(shown.map(({ id }, sort) => ({ catalogId, sort, contentId: id })));
  return { catalogId, catalogSize: shown.length };
}
