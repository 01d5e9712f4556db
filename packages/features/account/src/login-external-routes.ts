import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { loginExternalPages } from './external-pages.ts';

export const loginExternalRoutes = routesOf(loginExternalPages, {
  '/login/callback/:loginType': lazyPage(
    () => import('./callback/ExternalCallbackPage.tsx'),
    'ExternalCallbackPage',
  ),
});
