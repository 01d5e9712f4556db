import { type RefObject, useEffect } from 'react';
import { edgesOfSlide } from '#shared/react/pull/edges-of-element.ts';

/** A wheel that has been still for this long begins anew, in milliseconds. */
const restMs = 200;

/**
 * Leaves the wheel to a slide that can be scrolled that way; the pager, which hears it last, turns no
 * page then, nor by what is left of the turn that came to the slide's edge.
 */
export function useSlideWheel(pager: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const slides = pager.current?.firstElementChild;
    let scrolledAt = Number.NEGATIVE_INFINITY;
    const leave = (event: Event): void => {
      const { target, deltaX, deltaY, timeStamp } = event as WheelEvent;
      const slide = target instanceof Element ? target.closest('[data-slide]') : null;
      if (!slide) return;
      const goes = Math.abs(deltaY) >= Math.abs(deltaX);
      const scrolls = goes && !edgesOfSlide(slide)[deltaY > 0 ? 'next' : 'previous'];
      if (!scrolls && timeStamp - scrolledAt > restMs) return;
      scrolledAt = timeStamp;
      event.stopPropagation();
    };
    slides?.addEventListener('wheel', leave, { passive: true });
    return () => slides?.removeEventListener('wheel', leave);
  }, [pager]);
}
