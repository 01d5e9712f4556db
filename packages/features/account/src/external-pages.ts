import type { PageHandle, Pages } from '@hanji/edition/pages/page.ts';

const callback: PageHandle = {
  component: 'ExternalCallbackPage',
  saysLater: true,
  first: { head: ({ external }) => ({ title: external?.title, robots: 'noindex' }) },
};

/** Where login providers lead back to (reading-service, section 2). */
export const externalPages = {
  '/member/external-idp/web/:loginType/callback': callback,
} satisfies Pages;

/** The same below `/login`, where the shutdown's guard lets it pass. */
export const loginExternalPages = { '/login/callback/:loginType': callback } satisfies Pages;
