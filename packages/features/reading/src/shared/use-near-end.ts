import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How far from the end of a list the next page is asked for, in pixels (reading-service, section 9). */
export const infiniteScrollOffset = 300;

/** Calls `onNear` when the element comes within 300 px of the screen, while `active`. */
export function useNearEnd(active: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!active || !mark.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { root: document, rootMargin: `0px 0px ${infiniteScrollOffset}px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [active]);
  return mark;
}
