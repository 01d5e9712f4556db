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
      const part = await load().catch(() => null);
      if (left) return;
      if (part) setArrived({ part });
      // What did not come is asked for again once there is a connection.
      else window.addEventListener('online', fetchPart, { once: true });
    };
    const timer = setTimeout(fetchPart, wanted ? 0 : lateAfterMs);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('online', fetchPart);
    };
  }, [here, load, wanted]);
  return arrived?.part ?? null;
}
