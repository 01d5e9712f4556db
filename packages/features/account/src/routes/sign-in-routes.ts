import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { signInPages } from '#pages/sign-in-pages.ts';

export const signInRoutes = routesOf(signInPages, {
  '/login': lazyPage(() => import('#sign-in/LoginPage.tsx'), 'LoginPage'),
  '/login/email': lazyPage(() => import('#sign-in/LoginEmailPage.tsx'), 'LoginEmailPage'),
  '/login/auth': lazyPage(() => import('#sign-in/AuthorizePage.tsx'), 'AuthorizePage'),
  '/login/dormant': lazyPage(() => import('#sign-in/DormantPage.tsx'), 'DormantPage'),
  '/login/agree': lazyPage(() => import('#sign-in/AgreePage.tsx'), 'AgreePage'),
  '/login/campaign': lazyPage(() => import('#sign-in/CampaignPage.tsx'), 'CampaignPage'),
  '/login/changePassword': lazyPage(
    () => import('#password/ChangePasswordPage.tsx'),
    'ChangePasswordPage',
  ),
});
