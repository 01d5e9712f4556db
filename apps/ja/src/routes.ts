import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { accountRoutes } from '@hanji/features-account/routes.ts';
import { challengeRoutes } from '@hanji/features-challenge/routes.ts';
import { commentRoutes } from '@hanji/features-community/routes.ts';
import { contestRoutes } from '@hanji/features-contest/routes.ts';
import { creatorRoutes } from '@hanji/features-creator/routes.ts';
import { offerWallRoutes } from '@hanji/features-offerwall/routes.ts';
import { inboxRoutes } from '@hanji/features-inbox/routes.ts';
import { helpRoutes } from '@hanji/features-help/routes.ts';
import { libraryRoutes } from '@hanji/features-library/routes.ts';
import { readingRoutes } from '@hanji/features-reading/routes.ts';
import { walletRoutes } from '@hanji/features-wallet/routes.ts';
import { edition } from './edition.ts';

export const routes = editionRoutes(edition, [
  ...readingRoutes,
  ...accountRoutes,
  ...walletRoutes,
  ...commentRoutes,
  ...challengeRoutes,
  ...offerWallRoutes,
  ...inboxRoutes,
  ...helpRoutes,
  ...libraryRoutes,
  ...contestRoutes,
  ...creatorRoutes,
]);
