import type { FirstScreen, Pages } from '@hanji/edition/pages/page.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';

/** Pages of one visit: their titles, and nothing for those who gather pages. */
function titled(title: (words: PhraseBundle) => string | undefined): FirstScreen {
  return { head: (words) => ({ title: title(words), robots: 'noindex' }) };
}

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

/** The same by a code, for readers in Taiwan (challenge-and-shutdown, section 2.6). */
export const serialCodePages = {
  '/tw/input-serialcode': {
    access: 'member',
    component: 'InputSerialCodePage',
    saysLater: true,
    first: titled(({ integrate }) => integrate?.serialTitle),
  },
  '/tw/completed-migration': {
    access: 'member',
    component: 'CompletedMigrationPage',
    saysLater: true,
    first: titled(({ integrate }) => integrate?.title),
  },
} satisfies Pages;
