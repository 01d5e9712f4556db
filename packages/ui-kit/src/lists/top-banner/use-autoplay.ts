import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How long a slide stays, where nothing else is said. */
const slideMs = 5000;

/**
 * Calls `next` every few seconds while it plays and nobody points at it or stands in it by keyboard.
 * A new `index` starts the time anew, so that a slide that the reader chose stays as long as others.
 */
export function useAutoplay(
  area: RefObject<HTMLElement | null>,
  playing: boolean,
  index: number,
  next: () => void,
  stayMs: number = slideMs,
): void {
  const onNext = useEffectEvent(next);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const element = area.current;
      const busy = document.hidden || !element || element.matches(':hover, :has(:focus-visible)');
      if (!busy) onNext();
    }, stayMs);
    return () => clearInterval(timer);
  }, [area, playing, index, stayMs]);
}
