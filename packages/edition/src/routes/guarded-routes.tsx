import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '#boot/lazy/lazy-page.ts';
import type { Edition } from '#edition.ts';
import { Frame } from '#frame/Frame.tsx';
import { PlainHeader } from '#frame/header/PlainHeader.tsx';
import { StartingPage } from '#frame/StartingPage.tsx';
import { RouteErrorPage } from '#states/RouteErrorPage.tsx';
import { guardNavigation } from './guard-navigation.ts';
import { routePaths } from './route-paths.ts';

/** What an edition has in its frame besides the page; without a word, the wordmark alone. */
export type FrameParts = {
  readonly header?: ReactNode;
  readonly around?: (page: ReactNode) => ReactNode;
};

/** Routes inside the frame, behind the guard; any other address is no page. */
export function guardedRoutes(
  edition: Edition,
  routes: readonly RouteObject[],
  { header = <PlainHeader />, around }: FrameParts = {},
): RouteObject[] {
  return [
    {
      element: <Frame header={header} paths={routePaths(routes)} around={around} />,
      errorElement: <RouteErrorPage />,
      HydrateFallback: StartingPage,
      loader: guardNavigation(edition),
      shouldRevalidate: () => true,
      children: [
        ...routes,
        { path: '*', lazy: lazyPage(() => import('#states/NotFoundPage.tsx'), 'NotFoundPage') },
      ],
    },
  ];
}
