import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { walletPages } from './pages.ts';

/** What draws `walletPages`. */
export const walletRoutes = routesOf(walletPages, {
  '/coin/history/:type': lazyPage(() => import('#history/CoinHistoryPage.tsx'), 'CoinHistoryPage'),
  '/coinpurchase': lazyPage(() => import('#shop/ShopPage.tsx'), 'ShopPage'),
  '/coinpurchase/result': lazyPage(() => import('#result/ReturnPage.tsx'), 'ReturnPage'),
  '/coinpurchase/result/:result': lazyPage(() => import('#result/ResultPage.tsx'), 'ResultPage'),
});
