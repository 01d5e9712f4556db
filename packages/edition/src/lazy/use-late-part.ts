import { useEffect, useState } from 'react';

/** How long after a page's start what nobody has asked for yet is fetched. */
const lateAfterMs = 3000;

/**
 * A part of the page that comes after the first content: as soon as it is wanted, otherwise a few
 * seconds later. Null until then. `load` must stay the same.
 */
export function useLatePart<Part>(load: () => Promise<Part>, wanted: boolean): Part | null {
  const [arrived, setArrived] = useState<{ readonly part: Part } | null>(null);
  const here = arrived !== null;
  useEffect(() => {
    if (here) return;
    let left = false;
    const fetchPart = async () => {
      // What does not come (offline) is asked for again the next time that it is wanted.
      const part = await load().catch(() => null);
      if (part && !left) setArrived({ part });
    };
    const timer = setTimeout(() => void fetchPart(), wanted ? 0 : lateAfterMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [here, load, wanted]);
  return arrived?.part ?? null;
}
