import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { signUpPages } from '#pages/sign-up-pages.ts';

export const signUpRoutes = routesOf(signUpPages, {
  '/signup': null,
  '/signup/certificateEmail': lazyPage(
    () => import('#sign-up/CertificateEmailPage.tsx'),
    'CertificateEmailPage',
  ),
  '/signup/certificateCheck': lazyPage(
    () => import('#sign-up/CertificateCheckPage.tsx'),
    'CertificateCheckPage',
  ),
  '/signup/joinForm': lazyPage(() => import('#sign-up/JoinFormPage.tsx'), 'JoinFormPage'),
});
