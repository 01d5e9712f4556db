import { useEffect, useState } from 'react';

/** Waits before what did not come is asked for again: the first, and the longest, in milliseconds. */
const waits = { first: 2000, longest: 60_000 };

/**
 * A part that is fetched when it is wanted, undefined until then. `load` must stay the same. What does
 * not come, as without a connection, is asked for again as long as it is wanted.
 */
export function useWantedPart<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [arrived, setArrived] = useState<{ readonly part: Part }>();
  const missing = wanted && arrived === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    let wait = waits.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(timer);
      load().then(
        (part) => !left && setArrived({ part }),
        (error: unknown) => {
          console.warn('A part of the viewer has not come', error);
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
  }, [missing, load]);
  return arrived?.part;
}
