import { plainFrame } from '@hanji/edition/frame/plain-frame.tsx';
import { guardedRoutes } from '@hanji/edition/routes/guarded-routes.tsx';
import { shutdownAccountRoutes } from '@hanji/features-account/shutdown-routes.ts';
import { forgetDraft } from '@hanji/features-refund/request/draft.ts';
import { refundRoutes } from '@hanji/features-refund/routes.ts';
import { edition } from './edition.ts';

export const routes = guardedRoutes(
  edition,
  [...refundRoutes, ...shutdownAccountRoutes],
  plainFrame({ onSignedOut: forgetDraft }),
);
