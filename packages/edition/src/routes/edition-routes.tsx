import { redirect, type RouteObject } from 'react-router-dom';
import { lazyPage } from '#boot/lazy-page.ts';
import { Frame } from '#frame/Frame.tsx';
import { StartingPage } from '#frame/StartingPage.tsx';
import { NotFoundPage } from '#states/NotFoundPage.tsx';
import { RouteErrorPage } from '#states/RouteErrorPage.tsx';
import { SwitchPage } from './SwitchPage.tsx';

/** The routes of a reading edition: its groups, and what every edition answers besides them. */
export function editionRoutes(groups: readonly RouteObject[]): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <RouteErrorPage />,
      HydrateFallback: StartingPage,
      children: [
        ...groups,
        { path: '/switch', element: <SwitchPage /> },
        {
          path: '/browserguide',
          lazy: lazyPage(() => import('#states/BrowserGuidePage.tsx'), 'BrowserGuidePage'),
        },
        // Not the not-found page: the second document sends these readers home (section 1).
        { path: '/challenge/*', loader: () => redirect('/'), element: null },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
