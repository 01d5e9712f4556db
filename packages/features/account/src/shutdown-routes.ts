import { belowLoginRoutes } from './routes/below-login-routes.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';

/** What draws `shutdownAccountPages`. */
export const shutdownAccountRoutes = [...signInRoutes, ...belowLoginRoutes];
