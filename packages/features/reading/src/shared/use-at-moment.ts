import { useEffect, useEffectEvent } from 'react';

/** The longest that a timer of a browser holds, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * Acts at a moment, or when the reader comes back to the page after it. `moment` in milliseconds
 * since 1970; null where there is none.
 */
export function useAtMoment(moment: number | null, act: () => void): void {
  const acts = useEffectEvent(act);
  useEffect(() => {
    if (moment === null) return;
    const look = (): void => {
      if (document.visibilityState === 'visible' && Date.now() >= moment) acts();
    };
    const timer = setTimeout(look, Math.min(Math.max(0, moment - Date.now()), longest));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment]);
}
