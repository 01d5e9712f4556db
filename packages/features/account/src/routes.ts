import { externalRoutes } from './routes/external-routes.ts';
import { integrateRoutes } from './routes/integrate-routes.ts';
import { memberRoutes } from './routes/member-routes.ts';
import { passwordRoutes } from './routes/password-routes.ts';
import { signInRoutes } from './routes/sign-in-routes.ts';
import { signUpRoutes } from './routes/sign-up-routes.ts';

/** What draws `accountPages`; `serial-code-routes.ts` comes to it where it is wanted. */
export const accountRoutes = [
  ...signInRoutes,
  ...signUpRoutes,
  ...passwordRoutes,
  ...externalRoutes,
  ...integrateRoutes,
  ...memberRoutes,
];
