import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { inboxPages } from './pages.ts';

/** What draws `inboxPages`. */
export const inboxRoutes = routesOf(inboxPages, {
  '/inbox': null,
  '/inbox/:tab': lazyPage(() => import('#page/InboxPage.tsx'), 'InboxPage'),
});
