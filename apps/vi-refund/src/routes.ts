import { shutdownRoutes } from '@hanji/edition/routes/shutdown-routes.tsx';
import { accountRoutes } from '@hanji/features-account/routes.ts';
import { refundRoutes } from '@hanji/features-refund/routes.ts';

export const routes = shutdownRoutes([...refundRoutes, ...accountRoutes], '/refund/home');
