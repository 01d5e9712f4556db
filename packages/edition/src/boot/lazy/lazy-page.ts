import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { withChunkTimeout } from './chunk-timeout.ts';

/** A route's `lazy`: the named component of a module, as a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType }>,
  name: Name,
): LazyRouteFunction<RouteObject> {
  return async () => ({ Component: (await withChunkTimeout(load))[name] });
}
