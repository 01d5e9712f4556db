import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far from the end of a list the next page is asked for, in pixels (reading-service, section 9). */
const infiniteScrollOffset = 300;

/**
 * Calls `onNear` when `mark` comes within 300 px of the screen, while `active`; again for each new
 * `count` of entries, since a short page may leave the end on the screen.
 */
export function useNearEnd(
  mark: RefObject<HTMLElement | null>,
  active: boolean,
  count: number,
  onNear: () => void,
): void {
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
  }, [mark, active, count]);
}
