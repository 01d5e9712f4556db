import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { refundPages } from './pages.ts';

export const refundRoutes = routesOf(refundPages, {
  '/refund/home': lazyPage(() => import('./pages/RefundHomePage.tsx'), 'RefundHomePage'),
  '/refund/request': lazyPage(() => import('./request/RefundRequestPage.tsx'), 'RefundRequestPage'),
  '/refund/detail': lazyPage(() => import('./detail/RefundDetailPage.tsx'), 'RefundDetailPage'),
});
