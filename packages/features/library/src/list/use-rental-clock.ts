import type { LibraryEntry } from '@hanji/contract/entities/library.ts';
import { useEffect, useEffectEvent, useState } from 'react';

type Row = { readonly entry: Pick<LibraryEntry, 'rental'>; readonly receivedAt: number };

const second = 1000;
const minute = 60 * second;

/**
 * The time by which rentals of a list are counted down, in milliseconds since 1970: each minute,
 * each second within the last of one; when one ends, or has ended while the page was away, the list
 * is asked for anew.
 */
export function useRentalClock(rows: readonly Row[], onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  const ends = rows.flatMap(({ entry: { rental }, receivedAt }) =>
    rental ? [receivedAt + rental.rentRemained * second] : [],
  );
  const next = ends.length === 0 ? null : Math.min(...ends);
  const tick = useEffectEvent(() => {
    const time = Date.now();
    setNow(time);
    if (next !== null && time >= next) onOver();
  });
  const isClose = next !== null && next - now <= minute;
  useEffect(() => {
    if (next === null) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') tick();
    };
    const timer = setInterval(look, isClose ? second : minute / 2);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next, isClose]);
  return now;
}
