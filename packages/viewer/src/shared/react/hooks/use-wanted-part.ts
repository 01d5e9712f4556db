import { useEffect, useState } from 'react';

/**
 * A part that is fetched when it is wanted, undefined until then. `load` must stay the same. What does
 * not come, as without a connection, is asked for again the next time that it is wanted.
 */
export function useWantedPart<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [arrived, setArrived] = useState<{ readonly part: Part }>();
  const missing = wanted && arrived === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    load().then(
      (part) => !left && setArrived({ part }),
      (error: unknown) => console.warn('A part of the viewer has not come', error),
    );
    return () => {
      left = true;
    };
  }, [missing, load]);
  return arrived?.part;
}
