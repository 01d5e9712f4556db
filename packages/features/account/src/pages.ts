import type { Pages } from '@hanji/edition/pages/page.ts';

/** Where readers sign in (reading-service, section 2 "Login and sign-up"). */
export const accountPages = {
  '/login': {
    component: 'LoginPage',
    saysLater: true,
    first: { head: ({ account }) => ({ title: account?.signInTitle, robots: 'noindex' }) },
  },
} satisfies Pages;

/** Settings (reading-service, section 2): theme and language, which visitors choose too. */
export const settingPages = {
  '/setting': {
    component: 'SettingPage',
    saysLater: true,
    first: { head: ({ menu }) => ({ title: menu?.settings, robots: 'noindex' }) },
  },
} satisfies Pages;
