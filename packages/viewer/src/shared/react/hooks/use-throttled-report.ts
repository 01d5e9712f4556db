import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { throttle } from '#shared/engine/throttle.ts';
import type { Throttled } from '#shared/engine/throttle.ts';

/** Tells the caller of the reader's place now and then; the place of leaving is always told. */
export function useThrottledReport<Position>(
  onPosition: ((position: Position) => void) | undefined,
  milliseconds: number,
): (position: Position) => void {
  const tell = useEffectEvent((position: Position) => onPosition?.(position));
  const report = useRef<Throttled<Position>>(undefined);
  useEffect(() => {
    const throttled = throttle<Position>((position) => tell(position), milliseconds);
    report.current = throttled;
    return () => {
      throttled.flush();
      throttled.cancel();
      report.current = undefined;
    };
  }, [milliseconds]);
  return useCallback((position) => report.current?.(position), []);
}
