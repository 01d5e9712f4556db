import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageHandle } from '#pages/page.ts';

/** What the current page says of itself; null where there is no page. */
export const CurrentHandle = createContext<PageHandle | null>(null);

/** The frame of the current page, as its handle says it. */
export function useRouteFrame(): Required<Pick<PageHandle, 'footer' | 'chrome'>> {
  const handle = useContext(CurrentHandle);
  const { pathname } = useLocation();
  const footer = isCallback(pathname) ? 'none' : 'full';
  return { footer: handle?.footer ?? footer, chrome: handle?.chrome ?? 'full' };
}

/** Where other sites send readers back to: such a page only leads on (reading-service, section 2). */
function isCallback(pathname: string): boolean {
  return /\/callback\/?$/.test(pathname);
}
