import { lazyPage } from '#lazy/lazy-page.tsx';
import type { Edition } from '#edition.ts';
import { PlainHeader } from '#frame/header/PlainHeader.tsx';
import { PlainSurroundings } from '#frame/PlainSurroundings.tsx';
import type { FrameParts, SiteRoutes } from '#router/site-routes.ts';
import { navigationGuard } from '#router/navigation-guard.ts';
import type { SiteRoute } from '#router/site-route.ts';

const notFound: SiteRoute = {
  path: '*',
  lazy: lazyPage(() => import('#states/NotFoundPage.tsx'), 'NotFoundPage'),
};

/** Only what every frame needs: pages of all editions have actions that may fail. */
const plain: FrameParts = {
  header: <PlainHeader />,
  around: (page) => <PlainSurroundings>{page}</PlainSurroundings>,
};

/** Routes inside the frame, behind the guard; any other address is no page. */
export function guardedRoutes(
  edition: Pick<Edition, 'supports'>,
  routes: readonly SiteRoute[],
  frame: FrameParts = plain,
): SiteRoutes {
  return { routes: [...routes, notFound], guard: navigationGuard(edition, routes), frame };
}
