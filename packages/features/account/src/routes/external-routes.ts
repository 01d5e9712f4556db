import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { externalPages } from '#pages/external-pages.ts';

export const externalRoutes = routesOf(externalPages, {
  '/member/external-idp/web/:loginType/callback': lazyPage(
    () => import('#sign-in/external/callback/ExternalCallbackPage.tsx'),
    'ExternalCallbackPage',
  ),
});
