import type { Pages } from '@hanji/edition/pages/page.ts';
import { titled, type Title } from './titled.ts';

/** A page that only its member sees, and no search engine. */
function memberPage<Component extends string>(component: Component, title: Title) {
  return { access: 'member', component, saysLater: true, first: titled(title) } as const;
}

/**
 * A member's own pages (reading-service, section 2; challenge-and-shutdown, section 2.6). Visitors
 * choose theme and language, which settings have too, in the menu.
 */
export const memberPages = {
  '/userinfo': memberPage('UserInfoPage', ({ menu }) => menu?.myPage),
  '/userinfo/nickname': memberPage('NicknamePage', ({ profile }) => profile?.nicknameTitle),
  '/userinfo/registemail': memberPage(
    'RegistEmailPage',
    ({ profile }) => profile?.registEmailTitle,
  ),
  '/userinfo/changeemail': memberPage(
    'ChangeEmailPage',
    ({ profile }) => profile?.changeEmailTitle,
  ),
  '/userinfo/password': memberPage('PasswordPage', ({ password }) => password?.changeTitle),
  '/userinfo/phonenumber': memberPage('PhoneNumberPage', ({ profile }) => profile?.phone),
  '/userinfo/devices': memberPage('DevicesPage', ({ profile }) => profile?.devices),
  '/account': memberPage('AccountPage', ({ deletion }) => deletion?.accountTitle),
  '/account/delete': memberPage('DeleteAccountPage', ({ deletion }) => deletion?.deleteTitle),
  '/maturecertificate': {
    ...memberPage('MatureCertificatePage', ({ certification }) => certification?.title),
    query: ['redirect'],
  },
  '/certificate/adult': memberPage(
    'CertificateAdultPage',
    ({ certification }) => certification?.title,
  ),
  '/certificate/adult/:platform/callback': memberPage(
    'CertificateCallbackPage',
    ({ certification }) => certification?.title,
  ),
  '/setting': memberPage('SettingPage', ({ menu }) => menu?.settings),
} satisfies Pages;
