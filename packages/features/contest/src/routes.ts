import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { contestPages } from './pages.ts';

/** What draws `contestPages`. */
export const contestRoutes = routesOf(contestPages, {
  '/event/contest': lazyPage(() => import('#front/ContestsPage.tsx'), 'ContestsPage'),
  '/event/contest/:contestNo': lazyPage(() => import('#page/ContestPage.tsx'), 'ContestPage'),
  '/event/contest/:contestNo/list': lazyPage(
    () => import('#entries/ContestListPage.tsx'),
    'ContestListPage',
  ),
  '/event/contest/:contestNo/result': lazyPage(
    () => import('#result/ContestResultPage.tsx'),
    'ContestResultPage',
  ),
  '/event/guide/:name': lazyPage(() => import('#guide/GuidePage.tsx'), 'GuidePage'),
});
