import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { throttle } from '#shared/engine/throttle.ts';
import type { Throttled } from '#shared/engine/throttle.ts';

/** Tells the caller of the reader's place now and then; the place of leaving is always told. */
export function useThrottledReport<Position>(
  onPosition: ((position: Position) => void) | undefined,
  milliseconds: number,
): (position: Position) => void {
  const tell = useEffectEvent((position: Position) => onPosition?.(position));
  const report = useRef<Throttled<Position>>(undefined);
  // Of this layout, since around it who keeps the place tells of it when the chapter is taken away.
  useLayoutEffect(() => {
    const throttled = throttle<Position>((position) => tell(position), milliseconds);
    report.current = throttled;
    // Before those hear of it who tell the service where a reader has left.
    const leave = (): void => throttled.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      throttled.flush();
      throttled.cancel();
      report.current = undefined;
    };
  }, [milliseconds]);
  return useCallback((position) => report.current?.(position), []);
}
