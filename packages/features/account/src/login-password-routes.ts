import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { loginPasswordPages } from './pages.ts';

export const loginPasswordRoutes = routesOf(loginPasswordPages, {
  '/login/password/find': lazyPage(
    () => import('./pages/password/FindPasswordPage.tsx'),
    'FindPasswordPage',
  ),
  '/login/password/reset': lazyPage(
    () => import('./pages/password/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
});
