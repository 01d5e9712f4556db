import { createContext, useContext } from 'react';
import type { PageHandle } from '#pages/page.ts';

/** What the current page says of itself; null where there is no page. */
export const CurrentHandle = createContext<PageHandle | null>(null);

/** The frame of the current page, as its handle says it. */
export function useRouteFrame(): Required<Pick<PageHandle, 'footer' | 'chrome'>> {
  const handle = useContext(CurrentHandle);
  return { footer: handle?.footer ?? 'full', chrome: handle?.chrome ?? 'full' };
}
