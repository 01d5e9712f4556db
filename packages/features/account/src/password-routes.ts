import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { passwordPages } from './pages.ts';

export const passwordRoutes = routesOf(passwordPages, {
  '/password/find': lazyPage(
    () => import('./pages/password/FindPasswordPage.tsx'),
    'FindPasswordPage',
  ),
  '/password/result': lazyPage(
    () => import('./pages/password/PasswordResultPage.tsx'),
    'PasswordResultPage',
  ),
  '/member/profile/password/reset': lazyPage(
    () => import('./pages/password/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
});
