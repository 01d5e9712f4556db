import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { signUpPages } from './pages.ts';

export const signUpRoutes = routesOf(signUpPages, {
  '/signup': null,
  '/signup/certificateEmail': lazyPage(
    () => import('./pages/sign-up/CertificateEmailPage.tsx'),
    'CertificateEmailPage',
  ),
  '/signup/certificateCheck': lazyPage(
    () => import('./pages/sign-up/CertificateCheckPage.tsx'),
    'CertificateCheckPage',
  ),
  '/signup/joinForm': lazyPage(() => import('./pages/sign-up/JoinFormPage.tsx'), 'JoinFormPage'),
});
