import { lazyPage } from '@hanji/edition/boot/lazy/lazy-page.ts';
import type { RouteFrame } from '@hanji/edition/frame/route-frame.ts';
import { contentCategories } from '@hanji/contract/vocabulary.ts';
import { redirect, type RouteObject } from 'react-router-dom';
import { rememberCategory } from '#category/category-memory.ts';

const full: RouteFrame = { footer: 'full' };
const short: RouteFrame = { footer: 'short' };
const bare: RouteFrame = { footer: 'none', chrome: 'none' };

/** Browsing and reading (reading-service, section 2); the rest of an edition's routes stand elsewhere. */
export const readingRoutes: RouteObject[] = [
  {
    path: '/',
    handle: full,
    lazy: lazyPage(() => import('#home/HomePage.tsx'), 'HomePage'),
  },
  // The second document sends both to Home (section 2.6), which opens at the category asked for.
  ...contentCategories.map((category) => ({
    path: `/${category}`,
    loader: () => {
      rememberCategory(category);
      return redirect('/');
    },
    element: null,
  })),
  ...contentCategories.map((category) => ({
    path: `/${category}/genre/:genre`,
    handle: full,
    lazy: lazyPage(() => import('#lists/GenrePage.tsx'), 'GenrePage'),
  })),
  {
    path: '/menu/content_catalog/:contentCatalogId',
    handle: full,
    lazy: lazyPage(() => import('#lists/CatalogPage.tsx'), 'CatalogPage'),
  },
  {
    path: '/menu/:contentCategory/event',
    handle: full,
    lazy: lazyPage(() => import('#lists/EventsPage.tsx'), 'EventsPage'),
  },
  {
    path: '/menu/:contentCategory/adult',
    handle: full,
    lazy: lazyPage(() => import('#home/AdultHomePage.tsx'), 'AdultHomePage'),
  },
  {
    path: '/menu/:contentCategory/:dep1Param',
    handle: full,
    lazy: lazyPage(() => import('#lists/MenuPage.tsx'), 'MenuPage'),
  },
  {
    path: '/search/:keyword?',
    handle: full,
    lazy: lazyPage(() => import('#search/SearchPage.tsx'), 'SearchPage'),
  },
  {
    path: '/:contentType/:contentId',
    handle: short,
    lazy: lazyPage(() => import('#content/ContentHomePage.tsx'), 'ContentHomePage'),
  },
  {
    path: '/:contentType/:contentId/chapter/:chapterId/:salesType',
    handle: bare,
    lazy: lazyPage(() => import('#chapter/ChapterPage.tsx'), 'ChapterPage'),
  },
];
