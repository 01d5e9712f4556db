import type { Pages } from '@hanji/edition/pages/page.ts';
import { titled } from './titled.ts';

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
