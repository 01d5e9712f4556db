import { lazyPage } from '#lazy/lazy-page.tsx';
import type { Edition } from '#edition.ts';
import type { FrameParts, SiteRoutes } from '#router/site-routes.ts';
import { navigationGuard } from '#router/navigation-guard.ts';
import { routeFinder } from '#router/route-finder.ts';
import type { SiteRoute } from '#router/site-route.ts';

const notFound: SiteRoute = {
  path: '*',
  lazy: lazyPage(() => import('#states/NotFoundPage.tsx'), 'NotFoundPage'),
};

/** Routes inside the frame, behind the guard; any other address is no page. */
export function guardedRoutes(
  edition: Pick<Edition, 'supports'>,
  routes: readonly SiteRoute[],
  frame: FrameParts,
): SiteRoutes {
  const all = [...routes, notFound];
  const find = routeFinder(all);
  return { routes: all, find, guard: navigationGuard(edition, find), frame };
}
