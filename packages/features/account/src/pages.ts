import type { FirstScreen, Pages } from '@hanji/edition/pages/page.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';

/** Of pages that belong to one visit: their titles, and nothing for those who gather pages. */
function titled(title: (words: PhraseBundle) => string | undefined): FirstScreen {
  return { head: (words) => ({ title: title(words), robots: 'noindex' }) };
}

const signIn = titled((words) => words.signIn?.title);
const find = titled(({ password }) => password?.findTitle);
const reset = titled(({ password }) => password?.resetTitle);

/**
 * Where readers sign in (reading-service, section 2 "Login and sign-up"). Most pages are drawn
 * by what their tab knows, so that the service sends no more than their frame.
 */
export const accountPages = {
  '/login': { component: 'LoginPage', saysLater: true, query: ['redirect'], first: signIn },
  '/login/email': {
    component: 'LoginEmailPage',
    saysLater: true,
    query: ['redirect'],
    first: titled((words) => words.signIn?.emailTitle),
  },
  '/login/auth': { component: 'AuthorizePage', saysLater: true, first: signIn },
  '/login/dormant': { component: 'DormantPage', saysLater: true, first: signIn },
  '/login/agree': { component: 'AgreePage', saysLater: true, first: signIn },
  '/login/campaign': { component: 'CampaignPage', saysLater: true, first: signIn },
  '/login/changePassword': { component: 'ChangePasswordPage', saysLater: true, first: signIn },
} satisfies Pages;

/** A sign-up by email, in three steps; the guard leads from its address to the first. */
export const signUpPages = {
  '/signup': { redirect: '/signup/certificateEmail' },
  '/signup/certificateEmail': {
    component: 'CertificateEmailPage',
    saysLater: true,
    query: ['redirect'],
    first: titled(({ signUp }) => signUp?.title),
  },
  '/signup/certificateCheck': {
    component: 'CertificateCheckPage',
    saysLater: true,
    first: titled(({ signUp }) => signUp?.codeTitle),
  },
  '/signup/joinForm': {
    component: 'JoinFormPage',
    saysLater: true,
    first: titled(({ signUp }) => signUp?.joinTitle),
  },
} satisfies Pages;

/** For who forgot the password. */
export const passwordPages = {
  '/password/find': { component: 'FindPasswordPage', saysLater: true, first: find },
  '/password/result': {
    component: 'PasswordResultPage',
    saysLater: true,
    query: ['state'],
    first: find,
  },
  '/member/profile/password/reset': {
    component: 'ResetPasswordPage',
    saysLater: true,
    first: reset,
  },
} satisfies Pages;

/** The same below `/login`, where the shutdown's guard lets it pass. */
export const loginPasswordPages = {
  '/login/password/find': { component: 'FindPasswordPage', saysLater: true, first: find },
  '/login/password/reset': { component: 'ResetPasswordPage', saysLater: true, first: reset },
} satisfies Pages;

/** Settings, a page of members; visitors choose theme and language in the menu. */
export const settingPages = {
  '/setting': {
    access: 'member',
    component: 'SettingPage',
    saysLater: true,
    first: { head: ({ menu }) => ({ title: menu?.settings, robots: 'noindex' }) },
  },
} satisfies Pages;
