import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import { useEffect, useState } from 'react';

/** Whole seconds until a moment in milliseconds since 1970, counting down to 0; it stays the same. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(new Date(until), new Date(now));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}

/** As a clock shows it: 9:07. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
