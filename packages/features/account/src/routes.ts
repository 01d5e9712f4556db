import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { accountPages } from './pages.ts';

export const accountRoutes = routesOf(accountPages, {
  '/login': lazyPage(() => import('./pages/LoginPage.tsx'), 'LoginPage'),
});
