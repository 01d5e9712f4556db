import { useCallback, useEffect, useState, type RefObject } from 'react';

interface Slides {
  /** The slide on screen, from 0. */
  readonly index: number;
  /** Beyond either end the other end follows. */
  readonly show: (index: number) => void;
}

/** Follows and moves a rail whose slides are as wide as itself. */
export function useSlides(rail: RefObject<HTMLElement | null>, count: number): Slides {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const follow = (): void => {
      const width = element.clientWidth || 1;
      setIndex(Math.round(Math.abs(element.scrollLeft) / width));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [rail]);

  const show = useCallback(
    (wanted: number) => {
      const element = rail.current;
      if (!element || count === 0) return;
      const target = (wanted + count) % count;
      const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTo({ left: sign * target * element.clientWidth, behavior: 'smooth' });
    },
    [rail, count],
  );
  return { index: Math.min(index, Math.max(count - 1, 0)), show };
}
