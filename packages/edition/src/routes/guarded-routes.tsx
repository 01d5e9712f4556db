import type { RouteObject } from 'react-router-dom';
import type { Edition } from '#edition.ts';
import { Frame } from '#frame/Frame.tsx';
import { StartingPage } from '#frame/StartingPage.tsx';
import { NotFoundPage } from '#states/NotFoundPage.tsx';
import { RouteErrorPage } from '#states/RouteErrorPage.tsx';
import { guardNavigation } from './guard-navigation.ts';

/** Routes inside the frame, behind the guard; any other address is no page. */
export function guardedRoutes(edition: Edition, routes: readonly RouteObject[]): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <RouteErrorPage />,
      HydrateFallback: StartingPage,
      loader: guardNavigation(edition),
      shouldRevalidate: () => true,
      children: [...routes, { path: '*', element: <NotFoundPage /> }],
    },
  ];
}
