import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { libraryPages } from './pages.ts';

/** What draws `libraryPages`. */
export const libraryRoutes = routesOf(libraryPages, {
  '/library/:tab?': lazyPage(() => import('#list/LibraryPage.tsx'), 'LibraryPage'),
});
