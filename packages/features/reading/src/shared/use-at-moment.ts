import { useEffect, useEffectEvent } from 'react';

/** The longest that a timer of a browser holds, in milliseconds. */
const longest = 2 ** 31 - 1;
/** How long until it acts again, in milliseconds; twice as long each time, and no longer than the other. */
const again = { first: 2000, most: 300_000 } as const;

/**
 * Acts at a moment, or when the reader comes back to the page after it, and now and then until there
 * is another moment: the reader's clock may be ahead of the service's, and what it does may fail.
 * `moment` in milliseconds since 1970; null where there is none.
 */
export function useAtMoment(moment: number | null, act: () => void): void {
  const acts = useEffectEvent(act);
  useEffect(() => {
    if (moment === null) return;
    let wait: number = again.first;
    const left = (): number => Math.min(Math.max(0, moment - Date.now()), longest);
    const look = (): void => {
      clearTimeout(timer);
      const early = left();
      timer = setTimeout(look, early || wait);
      if (early > 0 || document.visibilityState !== 'visible') return;
      wait = Math.min(wait * 2, again.most);
      acts();
    };
    let timer = setTimeout(look, left());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment]);
}
