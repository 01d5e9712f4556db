import { passesShutdownGuard } from '@hanji/domain/guards/shutdown-guard.ts';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { Frame } from '#frame/Frame.tsx';
import { StartingPage } from '#frame/StartingPage.tsx';
import { NotFoundPage } from '#states/NotFoundPage.tsx';
import { RouteErrorPage } from '#states/RouteErrorPage.tsx';

/** The routes of the shutdown build: what its guard lets pass; all else leads to `home`. */
export function shutdownRoutes(groups: readonly RouteObject[], home: string): RouteObject[] {
  const guard = ({ request }: LoaderFunctionArgs) =>
    passesShutdownGuard(new URL(request.url).pathname) ? null : redirect(home);
  return [
    {
      element: <Frame />,
      errorElement: <RouteErrorPage />,
      HydrateFallback: StartingPage,
      children: [...groups, { path: '*', loader: guard, element: <NotFoundPage /> }],
    },
  ];
}
