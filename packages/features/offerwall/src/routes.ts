import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { offerWallPages } from './pages.ts';

/** What draws `offerWallPages`. */
export const offerWallRoutes = routesOf(offerWallPages, {
  '/offerwall': lazyPage(() => import('#wall/OfferWallPage.tsx'), 'OfferWallPage'),
  '/offerwall/pointpark/result': lazyPage(() => import('#result/ResultPage.tsx'), 'ResultPage'),
});
