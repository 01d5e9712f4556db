import { matchRoutes } from 'react-router-dom';

type Path = { readonly path: string };

/** The route of an address, with what its path names of it. */
export type FoundRoute<Route extends Path> = {
  readonly route: Route;
  readonly params: Readonly<Record<string, string | undefined>>;
};

/** Finds the route of a pathname; null where there is none. */
export type RouteFinder<Route extends Path> = (pathname: string) => FoundRoute<Route> | null;

/** So many addresses are remembered at most. */
const mostKnown = 200;

/**
 * Finds routes as React Router does, which ranks all of them for each address anew: that takes longer
 * than many a page's own drawing, and a navigation asks more than once.
 */
export function routeFinder<Route extends Path>(routes: readonly Route[]): RouteFinder<Route> {
  const objects = routes.map((route) => ({ path: route.path, route }));
  const known = new Map<string, FoundRoute<Route> | null>();
  return (pathname) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const match = matchRoutes(objects, { pathname })?.at(-1);
    const found = match ? { route: match.route.route, params: match.params } : null;
    if (known.size >= mostKnown) known.clear();
    known.set(pathname, found);
    return found;
  };
}
