import { createContext, useContext } from 'react';
import type { SiteRouter } from './site-router.ts';

/** The router of the site around a page. */
export const SiteRouterContext = createContext<SiteRouter | null>(null);

/** @throws Error outside of a site */
export function useSiteRouter(): SiteRouter {
  const router = useContext(SiteRouterContext);
  if (!router) throw new Error('there is no site around this');
  return router;
}
