import type { FirstScreen, Pages } from '@hanji/edition/pages/page.ts';
import { readResult } from '#payment/result-address.ts';

/** Of one visit: a title, and nothing for those who gather pages. */
const shopScreen: FirstScreen = {
  head: ({ shop }) => ({ title: shop?.title, robots: 'noindex' }),
};

/** Known results alone are pages. */
const resultScreen: FirstScreen = {
  ...shopScreen,
  call: ({ params }) => (readResult(params['result']) === null ? null : undefined),
};

const ofMember = { access: 'member', saysLater: true } as const;
const fromProvider = ['type', 'serviceOrderId', 'productSeq', 'token', 'orderId', 'PayerID'];

/** Where a member buys coins (reading-service, section 2; challenge-and-shutdown, section 2.6). */
export const shopPages = {
  '/coinpurchase': { ...ofMember, component: 'ShopPage', first: shopScreen },
  '/coinpurchase/result': {
    ...ofMember,
    component: 'ReturnPage',
    query: [...fromProvider, 'cancelled'],
    first: shopScreen,
  },
  '/coinpurchase/result/:result': {
    ...ofMember,
    component: 'ResultPage',
    query: [...fromProvider, 'cancelled'],
    first: resultScreen,
  },
} satisfies Pages;
