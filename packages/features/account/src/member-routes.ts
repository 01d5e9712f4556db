import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { memberPages } from './member-pages.ts';

export const memberRoutes = routesOf(memberPages, {
  '/userinfo': lazyPage(() => import('./profile/UserInfoPage.tsx'), 'UserInfoPage'),
  '/userinfo/nickname': lazyPage(() => import('./profile/forms/NicknamePage.tsx'), 'NicknamePage'),
  '/userinfo/registemail': lazyPage(
    () => import('./profile/forms/RegistEmailPage.tsx'),
    'RegistEmailPage',
  ),
  '/userinfo/changeemail': lazyPage(
    () => import('./profile/forms/ChangeEmailPage.tsx'),
    'ChangeEmailPage',
  ),
  '/userinfo/password': lazyPage(() => import('./profile/forms/PasswordPage.tsx'), 'PasswordPage'),
  '/userinfo/phonenumber': lazyPage(
    () => import('./profile/forms/PhoneNumberPage.tsx'),
    'PhoneNumberPage',
  ),
  '/userinfo/devices': lazyPage(() => import('./profile/devices/DevicesPage.tsx'), 'DevicesPage'),
  '/account': lazyPage(() => import('./deletion/AccountPage.tsx'), 'AccountPage'),
  '/account/delete': lazyPage(
    () => import('./deletion/DeleteAccountPage.tsx'),
    'DeleteAccountPage',
  ),
  '/maturecertificate': lazyPage(
    () => import('./certification/MatureCertificatePage.tsx'),
    'MatureCertificatePage',
  ),
  '/certificate/adult': lazyPage(
    () => import('./certification/CertificateAdultPage.tsx'),
    'CertificateAdultPage',
  ),
  '/certificate/adult/:platform/callback': lazyPage(
    () => import('./certification/CertificateCallbackPage.tsx'),
    'CertificateCallbackPage',
  ),
});
