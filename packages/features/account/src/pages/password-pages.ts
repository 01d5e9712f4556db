import type { PageHandle, Pages } from '@hanji/edition/pages/page.ts';
import { titled } from './titled.ts';

const find = titled(({ password }) => password?.findTitle);

export const findPassword = {
  component: 'FindPasswordPage',
  saysLater: true,
  first: find,
} satisfies PageHandle;

export const resetPassword = {
  component: 'ResetPasswordPage',
  saysLater: true,
  first: titled(({ password }) => password?.resetTitle),
} satisfies PageHandle;

/** For who forgot the password. */
export const passwordPages = {
  '/password/find': findPassword,
  '/password/result': {
    component: 'PasswordResultPage',
    saysLater: true,
    query: ['state'],
    first: find,
  },
  '/member/profile/password/reset': resetPassword,
} satisfies Pages;
