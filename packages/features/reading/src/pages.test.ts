import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openUnanswered } from '@hanji/edition/testing/open-unanswered.ts';
import { closeSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import type { Pages } from '@hanji/edition/pages/page.ts';
import { events } from '@hanji/i18n/locales/en-US/events.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { readingPages } from './pages.ts';
import { readingRoutes } from './routes.ts';

const routes = editionRoutes(someEdition(), [...readingRoutes]);
const words = { events, genres, reading, units, viewer };
const pages: Pages = readingPages;

/** Addresses of each page whose first screen needs a call. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  // Without a category, Home is that of the one before: of another test beside this one.
  '/': ['/?category=all_comic', '/?category=all_novel'],
  '/all_comic/genre/:genre': ['/all_comic/genre/drama'],
  '/all_novel/genre/:genre': ['/all_novel/genre/drama'],
  '/menu/content_catalog/:contentCatalogId': ['/menu/content_catalog/7'],
  '/menu/:contentCategory/event': ['/menu/all_novel/event'],
  '/menu/:contentCategory/adult': ['/menu/all_comic/adult'],
  '/menu/:contentCategory/:dep1Param': [
    '/menu/all_comic/week',
    '/menu/all_comic/week?currentItemCode=mon',
  ],
  '/search/:keyword?': ['/search/tide%20%26%20ink'],
  '/event/:eventId': ['/event/7'],
  '/:contentType/:contentId': ['/comic/12', '/novel/12'],
  '/:contentType/:contentId/chapter/:chapterId/:salesType': ['/comic/12/chapter/34/product'],
  '/preview/:contentType/:contentId/chapter/epub': [
    '/preview/novel/12/chapter/epub?chapterId=34',
    '/preview/magazine_novel/12/chapter/epub?chapterId=34',
  ],
};

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('has an address here for every page that says a call', () => {
  const calling = Object.keys(pages).filter((path) => pages[path]?.first?.call);
  expect(Object.keys(addresses)).toEqual(calling);
});

it.each(Object.values(addresses).flat())('%s asks what its handle says', async (at) => {
  const { said, asked } = await openUnanswered({ pages, routes, words, at });
  await expect.poll(asked).toEqual(said);
});

it.each([
  ['comic', 'OpenedComic'],
  ['magazine_comic', 'OpenedComic'],
  ['novel', 'OpenedNovel'],
  ['magazine_novel', 'OpenedNovel'],
])(
  'the page of a chapter of a %s brings its viewer along, and no other',
  (contentType, component) => {
    const first = pages['/:contentType/:contentId/chapter/:chapterId/:salesType']?.first;
    const query = new URLSearchParams();
    const named = first?.components?.({
      params: { contentType, contentId: '1' },
      query,
      wide: false,
    });
    expect(named).toEqual([component]);
    // The service finds the file by the name of its module.
    const files = Object.keys(import.meta.glob('./chapter/*/*.tsx'));
    expect(files.filter((file) => file.endsWith(`/${component}.tsx`))).toHaveLength(1);
  },
);
