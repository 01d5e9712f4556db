import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { passwordPages } from '#pages/password-pages.ts';

export const passwordRoutes = routesOf(passwordPages, {
  '/password/find': lazyPage(() => import('#password/FindPasswordPage.tsx'), 'FindPasswordPage'),
  '/password/result': lazyPage(
    () => import('#password/PasswordResultPage.tsx'),
    'PasswordResultPage',
  ),
  '/member/profile/password/reset': lazyPage(
    () => import('#password/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
});
