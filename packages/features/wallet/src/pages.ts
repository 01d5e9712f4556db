import type { FirstScreen, Pages } from '@hanji/edition/pages/page.ts';
import { readHistoryType } from './history/history-address.ts';
import { shopPages } from './shop/pages.ts';

/** Known types alone are pages, and of those only the heading is the same for every member. */
const historyScreen: FirstScreen = {
  call: ({ params }) => (readHistoryType(params['type']) === null ? null : undefined),
  head: ({ menu }) => ({ title: menu?.coinHistory, robots: 'noindex' }),
};

/** A member's coins (reading-service, section 2; challenge-and-shutdown, section 2.6). */
export const walletPages = {
  '/coin/history/:type': {
    access: 'member',
    component: 'CoinHistoryPage',
    saysLater: true,
    query: ['kind', 'months'],
    first: historyScreen,
  },
  ...shopPages,
} satisfies Pages;
