import type { PageHandle, Pages } from '@hanji/edition/pages/page.ts';
import { titled } from './titled.ts';

export const externalCallback = {
  component: 'ExternalCallbackPage',
  saysLater: true,
  first: titled(({ external }) => external?.title),
} satisfies PageHandle;

/** Where login providers lead back to (reading-service, section 2). */
export const externalPages = {
  '/member/external-idp/web/:loginType/callback': externalCallback,
} satisfies Pages;
