import type { RouteObject } from 'react-router-dom';

/** Every path that a route tree answers, in order: what an edition's own test holds fast. */
export function routePaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    ...(route.path === undefined ? [] : [route.path]),
    ...routePaths(route.children ?? []),
  ]);
}
