import { lazyPage } from '#lazy/lazy-page.tsx';
import type { Edition } from '#edition.ts';
import { SiteHeader } from '#frame/header/SiteHeader.tsx';
import { ReadingSurroundings } from '#frame/late/ReadingSurroundings.tsx';
import { editionPages } from '#pages/edition-pages.ts';
import { guardedRoutes } from './guarded-routes.tsx';
import type { FrameParts, SiteRoutes } from '#router/site-routes.ts';
import { routesOf, type SiteRoute } from '#router/site-route.ts';

const reading: FrameParts = {
  header: <SiteHeader />,
  around: (page) => <ReadingSurroundings>{page}</ReadingSurroundings>,
};

const ownRoutes = routesOf(editionPages, {
  '/switch': lazyPage(() => import('./SwitchPage.tsx'), 'SwitchPage'),
  '/browserguide': lazyPage(() => import('#states/BrowserGuidePage.tsx'), 'BrowserGuidePage'),
  '/error': lazyPage(() => import('#states/ServiceErrorPage.tsx'), 'ServiceErrorPage'),
  '/error-page': lazyPage(() => import('#states/AnyErrorPage.tsx'), 'AnyErrorPage'),
  '/system': lazyPage(() => import('#states/MaintenancePage.tsx'), 'MaintenancePage'),
});

/** The routes of a reading edition: its groups, and what every edition answers besides them. */
export function editionRoutes(
  edition: Pick<Edition, 'supports'>,
  groups: readonly SiteRoute[],
): SiteRoutes {
  return guardedRoutes(edition, [...groups, ...ownRoutes], reading);
}
