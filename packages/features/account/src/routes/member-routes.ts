import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { memberPages } from '#pages/member-pages.ts';

export const memberRoutes = routesOf(memberPages, {
  '/userinfo': lazyPage(() => import('#member/profile/UserInfoPage.tsx'), 'UserInfoPage'),
  '/userinfo/nickname': lazyPage(
    () => import('#member/profile/forms/NicknamePage.tsx'),
    'NicknamePage',
  ),
  '/userinfo/registemail': lazyPage(
    () => import('#member/profile/forms/RegistEmailPage.tsx'),
    'RegistEmailPage',
  ),
  '/userinfo/changeemail': lazyPage(
    () => import('#member/profile/forms/ChangeEmailPage.tsx'),
    'ChangeEmailPage',
  ),
  '/userinfo/password': lazyPage(
    () => import('#member/profile/forms/PasswordPage.tsx'),
    'PasswordPage',
  ),
  '/userinfo/phonenumber': lazyPage(
    () => import('#member/profile/forms/PhoneNumberPage.tsx'),
    'PhoneNumberPage',
  ),
  '/userinfo/devices': lazyPage(
    () => import('#member/profile/devices/DevicesPage.tsx'),
    'DevicesPage',
  ),
  '/account': lazyPage(() => import('#member/deletion/AccountPage.tsx'), 'AccountPage'),
  '/account/delete': lazyPage(
    () => import('#member/deletion/DeleteAccountPage.tsx'),
    'DeleteAccountPage',
  ),
  '/maturecertificate': lazyPage(
    () => import('#certification/MatureCertificatePage.tsx'),
    'MatureCertificatePage',
  ),
  '/certificate/adult': lazyPage(
    () => import('#certification/CertificateAdultPage.tsx'),
    'CertificateAdultPage',
  ),
  '/certificate/adult/:platform/callback': lazyPage(
    () => import('#certification/CertificateCallbackPage.tsx'),
    'CertificateCallbackPage',
  ),
  '/setting': lazyPage(() => import('#member/settings/SettingPage.tsx'), 'SettingPage'),
});
