import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { belowLoginPages } from '#pages/below-login-pages.ts';

export const belowLoginRoutes = routesOf(belowLoginPages, {
  '/login/password/find': lazyPage(
    () => import('#password/FindPasswordPage.tsx'),
    'FindPasswordPage',
  ),
  '/login/password/reset': lazyPage(
    () => import('#password/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
  '/login/callback/:loginType': lazyPage(
    () => import('#sign-in/external/callback/ExternalCallbackPage.tsx'),
    'ExternalCallbackPage',
  ),
});
