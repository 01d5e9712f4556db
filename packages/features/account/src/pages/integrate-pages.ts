import type { Pages } from '@hanji/edition/pages/page.ts';
import { titled } from './titled.ts';

const signIn = titled(({ integrate }) => integrate?.loginTitle);

/** The move from a previous service (reading-service, section 2; challenge-and-shutdown, 2.6). */
export const integratePages = {
  '/integrate': {
    component: 'IntegratePage',
    saysLater: true,
    first: titled(({ integrate }) => integrate?.title),
  },
  '/integrate/login': { component: 'IntegrateLoginPage', saysLater: true, first: signIn },
  '/integrate/coin': {
    access: 'member',
    component: 'IntegrateCoinPage',
    saysLater: true,
    first: titled(({ integrate }) => integrate?.coinTitle),
  },
  '/integrate/external-idp/web/:loginType/callback': {
    component: 'IntegrateCallbackPage',
    saysLater: true,
    first: signIn,
  },
} satisfies Pages;
