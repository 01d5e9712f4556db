import { type RefObject, useEffect } from 'react';
import { wheelWithin } from '#comic/engine/scroll-within.ts';

/**
 * Leaves the wheel to a slide that can be scrolled that way; the pager, which hears it last, turns no
 * page then, nor by what is left of the turn that came to the slide's edge.
 */
export function useSlideWheel(pager: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const slides = pager.current?.querySelector<HTMLElement>(':scope > *');
    const isWithin = wheelWithin();
    const leave = (event: WheelEvent): void => {
      const { target } = event;
      const slide = target instanceof Element ? target.closest('[data-slide]') : null;
      if (slide && isWithin(event, slide)) event.stopPropagation();
    };
    slides?.addEventListener('wheel', leave, { passive: true });
    return () => slides?.removeEventListener('wheel', leave);
  }, [pager]);
}
