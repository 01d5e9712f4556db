import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { serialCodePages } from '#pages/serial-code-pages.ts';

export const serialCodeRoutes = routesOf(serialCodePages, {
  '/tw/input-serialcode': lazyPage(
    () => import('#integrate/serial/InputSerialCodePage.tsx'),
    'InputSerialCodePage',
  ),
  '/tw/completed-migration': lazyPage(
    () => import('#integrate/serial/CompletedMigrationPage.tsx'),
    'CompletedMigrationPage',
  ),
});
