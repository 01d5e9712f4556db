import type { ReactNode } from 'react';
import { lazyPage } from '#boot/lazy/lazy-page.tsx';
import type { Edition } from '#edition.ts';
import { PlainHeader } from '#frame/header/PlainHeader.tsx';
import { guardOf, type Guard } from './guard-navigation.ts';
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
  readonly guard: Guard;
  readonly frame: FrameParts;
};

const notFound: SiteRoute = {
  path: '*',
  lazy: lazyPage(() => import('#states/NotFoundPage.tsx'), 'NotFoundPage'),
};

/** Routes inside the frame, behind the guard; any other address is no page. */
export function guardedRoutes(
  edition: Pick<Edition, 'supports'>,
  routes: readonly SiteRoute[],
  frame: FrameParts = { header: <PlainHeader /> },
): SiteRoutes {
  return { routes: [...routes, notFound], guard: guardOf(edition, routes), frame };
}
