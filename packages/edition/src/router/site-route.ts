import type { ReactNode } from 'react';
import type { LazyPage } from '#lazy/lazy-page.tsx';
import type { PageHandle, Pages } from '#pages/page.ts';

/** A page with what draws it: a chunk of its own, or what is here; without either, no page. */
export type SiteRoute = {
  readonly path: string;
  readonly handle?: PageHandle;
  readonly lazy?: LazyPage;
  readonly element?: ReactNode;
};

/** Gives each page of a group what draws it; one left out is a type error. */
export function routesOf<P extends Pages>(
  pages: P,
  drawn: { readonly [Path in keyof P]: LazyPage | null },
): SiteRoute[] {
  return Object.entries(pages).map(([path, handle]) => {
    const lazy = drawn[path];
    return { path, handle, ...(lazy && { lazy }) };
  });
}

/** Every path that routes answer, in order: what an edition's own test holds fast. */
export function routePaths(routes: readonly SiteRoute[]): string[] {
  return routes.map(({ path }) => path);
}
