import { useCallback, useEffect, useState, type RefObject } from 'react';

interface Rail {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** One slide on (1) or back (-1) along the line of reading. */
  readonly move: (direction: 1 | -1) => void;
}

/** Where a sideways rail stands, whichever way it is read. */
export function useRail(rail: RefObject<HTMLElement | null>): Rail {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const measure = (): void => {
      const gone = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - gone;
      setEnds((before) => {
        const atStart = gone < 2;
        const atEnd = left < 2;
        return before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd };
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const item of element.children) observer.observe(item);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [rail]);

  const move = useCallback(
    (direction: 1 | -1) => {
      const element = rail.current;
      if (!element) return;
      const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
      element.scrollBy({ left: sign * element.clientWidth, behavior: 'smooth' });
    },
    [rail],
  );
  return { ...ends, move };
}
