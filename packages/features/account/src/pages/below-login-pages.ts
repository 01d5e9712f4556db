import type { Pages } from '@hanji/edition/pages/page.ts';
import { externalCallback } from './external-pages.ts';
import { findPassword, resetPassword } from './password-pages.ts';

/**
 * The pages for a forgotten password and the callback of login providers below `/login`, where the
 * shutdown's guard lets them pass.
 */
export const belowLoginPages = {
  '/login/password/find': findPassword,
  '/login/password/reset': resetPassword,
  '/login/callback/:loginType': externalCallback,
} satisfies Pages;
