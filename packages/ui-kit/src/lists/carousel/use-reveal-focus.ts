import { useEffect, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/**
 * What the keyboard reaches comes into view; a rail that scrolls by itself does so already. A card
 * that is pressed with a pointer stays where it is, or the press would miss it.
 */
export function useRevealFocus(
  view: RefObject<HTMLElement | null>,
  swiper: RefObject<Swiper | null>,
): void {
  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const reveal = ({ target }: FocusEvent): void => {
      if (!swiper.current || !(target instanceof Element) || !target.matches(':focus-visible')) {
        return;
      }
      const index = swiper.current.slides.findIndex((slide) => slide.contains(target));
      const item = swiper.current.slides[index]?.getBoundingClientRect();
      const seen = element.getBoundingClientRect();
      if (item && (item.left < seen.left || item.right > seen.right)) swiper.current.slideTo(index);
    };
    element.addEventListener('focusin', reveal);
    return () => element.removeEventListener('focusin', reveal);
  }, [view, swiper]);
}
