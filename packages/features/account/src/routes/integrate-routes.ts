import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { integratePages } from '#pages/integrate-pages.ts';

export const integrateRoutes = routesOf(integratePages, {
  '/integrate': lazyPage(() => import('#integrate/IntegratePage.tsx'), 'IntegratePage'),
  '/integrate/login': lazyPage(
    () => import('#integrate/IntegrateLoginPage.tsx'),
    'IntegrateLoginPage',
  ),
  '/integrate/coin': lazyPage(
    () => import('#integrate/IntegrateCoinPage.tsx'),
    'IntegrateCoinPage',
  ),
  '/integrate/external-idp/web/:loginType/callback': lazyPage(
    () => import('#integrate/IntegrateCallbackPage.tsx'),
    'IntegrateCallbackPage',
  ),
});
