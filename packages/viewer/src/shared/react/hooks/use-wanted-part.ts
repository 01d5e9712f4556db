import { useEffect, useState } from 'react';
import type { OnDemand } from './on-demand.ts';

/** Waits before what did not come is asked for again: the first, and the longest, in milliseconds. */
const waits = { first: 2000, longest: 60_000 };

/**
 * A part that is fetched when it is wanted, undefined until it is here. `source` must stay the same. What
 * does not come, as without a connection, is asked for again as long as it is wanted.
 */
export function useWantedPart<Part>(source: OnDemand<Part>, wanted: boolean): Part | undefined {
  const [arrived, setArrived] = useState(source.here);
  const missing = wanted && arrived === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    let wait = waits.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(timer);
      source.load().then(
        (part) => !left && setArrived(() => part),
        (error: unknown) => {
          console.warn(error);
          clearTimeout(timer);
          if (!left) timer = setTimeout(ask, wait);
          wait = Math.min(2 * wait, waits.longest);
        },
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [missing, source]);
  return arrived;
}
