import type { ReactNode } from 'react';
import type { Guard } from './navigation-guard.ts';
import type { RouteFinder } from './route-finder.ts';
import type { SiteRoute } from './site-route.ts';

/** What an edition has in its frame besides the page; without a word, the wordmark alone. */
export type FrameParts = {
  readonly header?: ReactNode;
  /** Around the page: what speaks above it, as dialogs. */
  readonly around?: (page: ReactNode) => ReactNode;
};

/** All that an edition answers: its pages behind their guard, in their frame. */
export type SiteRoutes = {
  readonly routes: readonly SiteRoute[];
  readonly find: RouteFinder<SiteRoute>;
  readonly guard: Guard;
  readonly frame: FrameParts;
};
