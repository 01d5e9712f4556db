import { type RefObject, useEffect } from 'react';

/**
 * Leaves the wheel to a slide that holds more than the screen shows; the pager, which hears it last,
 * turns no page then.
 */
export function useSlideWheel(pager: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const slides = pager.current?.firstElementChild;
    const leave = (event: Event): void => {
      const { target } = event;
      const slide = target instanceof Element ? target.closest('[data-slide]') : null;
      if (!slide) return;
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = slide;
      const larger = scrollHeight > clientHeight || scrollWidth > clientWidth;
      if (larger) event.stopPropagation();
    };
    slides?.addEventListener('wheel', leave, { passive: true });
    return () => slides?.removeEventListener('wheel', leave);
  }, [pager]);
}
