import { tolerance, type PullEdges } from './edges.ts';

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
