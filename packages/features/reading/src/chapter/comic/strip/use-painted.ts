import { startTransition, useEffect, useState } from 'react';

/** A tab that nobody sees has no frames. */
const framelessMs = 200;

/**
 * Whether what was drawn first has been painted, so that more can follow. True from the beginning
 * where nothing is drawn first.
 */
export function usePainted(drawsFirst: boolean): boolean {
  const [painted, setPainted] = useState(!drawsFirst);
  useEffect(() => {
    if (painted) return undefined;
    const go = (): void => startTransition(() => setPainted(true));
    const timer = setTimeout(go, framelessMs);
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(go);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [painted]);
  return painted;
}
