import { lazyPage } from '@hanji/edition/boot/lazy-page.ts';
import { requireSignIn } from '@hanji/edition/session/require-sign-in.ts';
import type { RouteObject } from 'react-router-dom';

/** What members of the service that shuts down can still reach (challenge-and-shutdown, section 2.2). */
export const refundRoutes: RouteObject[] = [
  {
    path: '/refund/home',
    lazy: lazyPage(() => import('./pages/RefundHomePage.tsx'), 'RefundHomePage'),
  },
  { path: '/refund/request', loader: requireSignIn },
  { path: '/refund/detail', loader: requireSignIn },
];
