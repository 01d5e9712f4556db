import { useEffect, useState } from 'react';
import { arrivalIn, forgetArrival, type Arrival } from '#opening/arrival.ts';
import { forgetLink, linkedPlaceIn } from '#opening/linked-place.ts';

/** How a chapter was come to. */
export type Coming = {
  /** Out of its neighbour; null where not. */
  readonly arrival: Arrival | null;
  /** Where in it a link led, `name#fragment`. */
  readonly place: string | undefined;
};

const byItself: Coming = { arrival: null, place: undefined };

/**
 * How a chapter's screen was come to. It holds for this opening alone, also where nothing could be read
 * then, and until its viewer has begun: from there on the place is the reader's.
 */
export function useComing(chapterId: number): {
  readonly coming: Coming;
  readonly onBegun: () => void;
} {
  const [coming, setComing] = useState(() => {
    const arrival = arrivalIn(chapterId);
    const place = linkedPlaceIn(chapterId);
    return arrival !== null || place !== undefined ? { arrival, place } : byItself;
  });
  useEffect(() => {
    forgetArrival();
    forgetLink();
  }, []);
  return { coming, onBegun: () => setComing(byItself) };
}
