import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { serialCodePages } from '../integrate-pages.ts';

export const serialCodeRoutes = routesOf(serialCodePages, {
  '/tw/input-serialcode': lazyPage(
    () => import('./InputSerialCodePage.tsx'),
    'InputSerialCodePage',
  ),
  '/tw/completed-migration': lazyPage(
    () => import('./CompletedMigrationPage.tsx'),
    'CompletedMigrationPage',
  ),
});
