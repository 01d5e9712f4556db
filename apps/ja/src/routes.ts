import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { externalRoutes } from '@hanji/features-account/external-routes.ts';
import { integrateRoutes } from '@hanji/features-account/integrate/integrate-routes.ts';
import { memberRoutes } from '@hanji/features-account/member-routes.ts';
import { passwordRoutes } from '@hanji/features-account/password-routes.ts';
import { accountRoutes } from '@hanji/features-account/routes.ts';
import { settingRoutes } from '@hanji/features-account/setting-routes.ts';
import { signUpRoutes } from '@hanji/features-account/sign-up-routes.ts';
import { readingRoutes } from '@hanji/features-reading/routes.ts';
import { edition } from './edition.ts';

export const routes = editionRoutes(edition, [
  ...readingRoutes,
  ...accountRoutes,
  ...signUpRoutes,
  ...passwordRoutes,
  ...externalRoutes,
  ...integrateRoutes,
  ...memberRoutes,
  ...settingRoutes,
]);
