import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '#boot/lazy/lazy-page.ts';
import type { Edition } from '#edition.ts';
import { SiteHeader } from '#frame/header/SiteHeader.tsx';
import { ReadingSurroundings } from '#frame/late/ReadingSurroundings.tsx';
import { guardedRoutes, type FrameParts } from './guarded-routes.tsx';

const reading: FrameParts = {
  header: <SiteHeader />,
  around: (page) => <ReadingSurroundings>{page}</ReadingSurroundings>,
};

/** The routes of a reading edition: its groups, and what every edition answers besides them. */
export function editionRoutes(edition: Edition, groups: readonly RouteObject[]): RouteObject[] {
  return guardedRoutes(
    edition,
    [
      ...groups,
      { path: '/switch', lazy: lazyPage(() => import('./SwitchPage.tsx'), 'SwitchPage') },
      {
        path: '/browserguide',
        lazy: lazyPage(() => import('#states/BrowserGuidePage.tsx'), 'BrowserGuidePage'),
      },
    ],
    reading,
  );
}
