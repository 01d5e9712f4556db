import { lazyPage } from '@hanji/edition/boot/lazy/lazy-page.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { RouteObject } from 'react-router-dom';

/** What members of the service that shuts down can still reach (challenge-and-shutdown, section 2.2). */
export const refundRoutes: RouteObject[] = [
  {
    path: '/refund/home',
    lazy: lazyPage(() => import('./pages/RefundHomePage.tsx'), 'RefundHomePage'),
  },
  // Members find no page here yet; nobody sees an empty one.
  { path: '/refund/request', Component: NotFoundPage },
  { path: '/refund/detail', Component: NotFoundPage },
];
