import { createContext, useContext } from 'react';
import { matchPath } from 'react-router-dom';

/** Every path that the running edition's pages answer. */
const SitePaths = createContext<readonly string[]>([]);
export const SitePathsProvider = SitePaths.Provider;

/**
 * Whether one of the paths is a page for an address. A pattern without a literal beginning, as that
 * of a title, answers nothing by name.
 */
export function hasPage(paths: readonly string[], address: string): boolean {
  const { pathname } = new URL(address, 'http://site');
  const [, first] = pathname.split('/');
  return paths.some((path) => path.split('/')[1] === first && matchPath(path, pathname) !== null);
}

/** Asks whether this edition has a page: what it has not is not offered. */
export function useHasPage(): (address: string) => boolean {
  const paths = useContext(SitePaths);
  return (address) => hasPage(paths, address);
}
