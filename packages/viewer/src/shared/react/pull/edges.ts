import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';

/** On which sides a reader stands at the end of what can be seen. */
export type PullEdges = Readonly<Record<PullSide, boolean>>;

/** Pixels by which browsers round, or a bar that comes and goes is behind. */
const tolerance = 2;

/** In what is enlarged, fingers and wheel look around. */
export const noEdges: PullEdges = { next: false, previous: false };

/** Where the window can be scrolled no further. */
export function edgesOfPage(): PullEdges {
  const { scrollHeight } = document.documentElement;
  return {
    next: window.scrollY + window.innerHeight >= scrollHeight - tolerance,
    previous: window.scrollY <= tolerance,
  };
}

/** Where an element can be scrolled no further to its side, which ends on the left where `dir` says so. */
export function edgesOfScroller({ scrollLeft, scrollWidth, clientWidth }: Element): PullEdges {
  const gone = Math.abs(scrollLeft);
  return {
    next: gone + clientWidth >= scrollWidth - tolerance,
    previous: gone <= tolerance,
  };
}

/** Where a slide can be scrolled no further; most cannot be scrolled at all. */
export function edgesOfSlide(slide: Element): PullEdges {
  return {
    next: slide.scrollTop + slide.clientHeight >= slide.scrollHeight - tolerance,
    previous: slide.scrollTop <= tolerance,
  };
}
