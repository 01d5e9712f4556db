import { useEffect, useRef, type RefObject } from 'react';

/** How long a slide stays. */
export const slideMs = 5000;

/** Calls `next` every few seconds while it plays and nobody points at it or stands in it. */
export function useAutoplay(
  area: RefObject<HTMLElement | null>,
  playing: boolean,
  next: () => void,
): void {
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const element = area.current;
      const busy = document.hidden || !element || element.matches(':hover, :focus-within');
      if (!busy) latest.current();
    }, slideMs);
    return () => clearInterval(timer);
  }, [area, playing]);
}
