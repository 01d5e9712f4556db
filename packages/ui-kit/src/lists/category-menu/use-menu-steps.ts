import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '#shared/use-media.ts';

/** How far an arrow moves a menu, in pixels (challenge-and-shutdown, section 9). */
const menuStep = 728;
/**
 * "With 500 ms delay" (section 9): the move takes so long, and another step counts only after it;
 * without motion the step is at once and the next one waits all the same.
 */
const menuStepMs = 500;

type MenuSteps = {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** One step on (1) or back (-1) along the line of reading. */
  readonly step: (direction: 1 | -1) => void;
};

/** Out slowly: fast first, then gently to its place. */
function easeOut(done: number): number {
  return 1 - (1 - done) ** 3;
}

/** The ends of a menu's rail, and its steps. */
export function useMenuSteps(rail: RefObject<HTMLElement | null>): MenuSteps {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  const reduced = useReducedMotion();
  const until = useRef(-menuStepMs);
  const frame = useRef(0);

  useEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const measure = (): void => {
      const gone = Math.abs(element.scrollLeft);
      const atStart = gone < 2;
      const atEnd = element.scrollWidth - element.clientWidth - gone < 2;
      setEnds((before) =>
        before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const item of element.children) observer.observe(item);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
      cancelAnimationFrame(frame.current);
    };
  }, [rail]);

  const step = (direction: 1 | -1): void => {
    const element = rail.current;
    const start = performance.now();
    if (!element || start < until.current) return;
    until.current = start + menuStepMs;
    const from = element.scrollLeft;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    const aim = from + sign * menuStep;
    // Rails have widths with fractions, offsets have none: a step back may miss the start by one.
    const to = Math.abs(aim) < 2 ? 0 : aim;
    const move = (now: number): void => {
      const done = reduced ? 1 : Math.min(1, Math.max(0, (now - start) / menuStepMs));
      element.scrollLeft = from + (to - from) * easeOut(done);
      if (done < 1) frame.current = requestAnimationFrame(move);
    };
    move(start);
  };
  return { ...ends, step };
}
