import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { nextChange } from '@hanji/domain/chapters/next-change.ts';
import { useEffect, useEffectEvent } from 'react';

/** The longest that a timer of a browser holds, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * Asks anew for a title's home when a rental has run out or the gauge is full: at that moment, or
 * when the reader comes back to the page after it. `answeredAt` in milliseconds since 1970.
 */
export function useFreshHome(
  home: ContentHome | undefined,
  answeredAt: number | undefined,
  refetch: () => void,
): void {
  const seconds = home === undefined ? null : nextChange(home);
  const over = seconds === null || answeredAt === undefined ? null : answeredAt + seconds * 1000;
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    if (over === null) return;
    const look = (): void => {
      if (document.visibilityState === 'visible' && Date.now() >= over) ask();
    };
    const timer = setTimeout(look, Math.min(Math.max(0, over - Date.now()), longest));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [over]);
}
