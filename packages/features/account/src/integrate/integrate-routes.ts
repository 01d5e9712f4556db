import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { integratePages } from './integrate-pages.ts';

export const integrateRoutes = routesOf(integratePages, {
  '/integrate': lazyPage(() => import('./IntegratePage.tsx'), 'IntegratePage'),
  '/integrate/login': lazyPage(() => import('./IntegrateLoginPage.tsx'), 'IntegrateLoginPage'),
  '/integrate/coin': lazyPage(() => import('./IntegrateCoinPage.tsx'), 'IntegrateCoinPage'),
  '/integrate/external-idp/web/:loginType/callback': lazyPage(
    () => import('./IntegrateCallbackPage.tsx'),
    'IntegrateCallbackPage',
  ),
});
