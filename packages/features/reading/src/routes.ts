import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { chapterPage } from '#chapter/chapter-page.ts';
import { readingPages } from './pages.ts';

const genrePage = lazyPage(() => import('#lists/GenrePage.tsx'), 'GenrePage');

/** What draws the pages of browsing and reading. */
export const readingRoutes = routesOf(readingPages, {
  '/': lazyPage(() => import('#home/HomePage.tsx'), 'HomePage'),
  '/all_comic': null,
  '/all_novel': null,
  '/all_comic/genre/:genre': genrePage,
  '/all_novel/genre/:genre': genrePage,
  '/menu/content_catalog/:contentCatalogId': lazyPage(
    () => import('#lists/CatalogPage.tsx'),
    'CatalogPage',
  ),
  '/menu/:contentCategory/event': lazyPage(() => import('#lists/EventsPage.tsx'), 'EventsPage'),
  '/event/:eventId': lazyPage(() => import('#events/EventPage.tsx'), 'EventPage'),
  '/menu/:contentCategory/adult': lazyPage(
    () => import('#home/AdultHomePage.tsx'),
    'AdultHomePage',
  ),
  '/menu/:contentCategory/:dep1Param': lazyPage(() => import('#lists/MenuPage.tsx'), 'MenuPage'),
  '/search/:keyword?': lazyPage(() => import('#search/SearchPage.tsx'), 'SearchPage'),
  '/:contentType/:contentId': lazyPage(
    () => import('#content/ContentHomePage.tsx'),
    'ContentHomePage',
  ),
  '/:contentType/:contentId/chapter/:chapterId/:salesType': chapterPage,
  '/preview/:contentType/:contentId/chapter/epub': lazyPage(
    () => import('#chapter/preview/PreviewPage.tsx'),
    'PreviewPage',
  ),
});
