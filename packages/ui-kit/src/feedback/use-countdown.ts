import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once `ms` milliseconds have run down. It stands still while it is paused and goes on
 * with what was left; another `key` begins anew, and null is nothing to count for.
 */
export function useCountdown(
  key: string | null,
  ms: number,
  paused: boolean,
  onEnd: () => void,
): void {
  const left = useRef(ms);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    left.current = ms;
  }, [key, ms]);
  useEffect(() => {
    if (key === null || paused) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - begun));
    };
  }, [key, ms, paused]);
}
