import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '#boot/lazy-page.ts';
import type { Edition } from '#edition.ts';
import { guardedRoutes } from './guarded-routes.tsx';
import { SwitchPage } from './SwitchPage.tsx';

/** The routes of a reading edition: its groups, and what every edition answers besides them. */
export function editionRoutes(edition: Edition, groups: readonly RouteObject[]): RouteObject[] {
  return guardedRoutes(edition, [
    ...groups,
    { path: '/switch', element: <SwitchPage /> },
    {
      path: '/browserguide',
      lazy: lazyPage(() => import('#states/BrowserGuidePage.tsx'), 'BrowserGuidePage'),
    },
  ]);
}
