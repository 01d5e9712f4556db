import { guardedRoutes } from '@hanji/edition/routes/guarded-routes.tsx';
import { accountRoutes } from '@hanji/features-account/routes.ts';
import { loginPasswordRoutes } from '@hanji/features-account/login-password-routes.ts';
import { loginExternalRoutes } from '@hanji/features-account/login-external-routes.ts';
import { refundRoutes } from '@hanji/features-refund/routes.ts';
import { edition } from './edition.ts';

export const routes = guardedRoutes(edition, [
  ...refundRoutes,
  ...accountRoutes,
  ...loginPasswordRoutes,
  ...loginExternalRoutes,
]);
