import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { accountPages } from './pages.ts';

export const accountRoutes = routesOf(accountPages, {
  '/login': lazyPage(() => import('./pages/login/LoginPage.tsx'), 'LoginPage'),
  '/login/email': lazyPage(() => import('./pages/login/LoginEmailPage.tsx'), 'LoginEmailPage'),
  '/login/auth': lazyPage(() => import('./pages/login/AuthorizePage.tsx'), 'AuthorizePage'),
  '/login/dormant': lazyPage(() => import('./pages/login/DormantPage.tsx'), 'DormantPage'),
  '/login/agree': lazyPage(() => import('./pages/login/AgreePage.tsx'), 'AgreePage'),
  '/login/campaign': lazyPage(() => import('./pages/login/CampaignPage.tsx'), 'CampaignPage'),
  '/login/changePassword': lazyPage(
    () => import('./pages/login/ChangePasswordPage.tsx'),
    'ChangePasswordPage',
  ),
});
