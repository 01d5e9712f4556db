import { useEffect, useState, type RefObject } from 'react';
import { useSwiper } from '#lists/swiper/use-swiper.ts';

type Slides = {
  /** The slide on screen, from 0. */
  readonly index: number;
  /** Beyond either end the other end follows. */
  readonly show: (index: number) => void;
};

/** Follows and moves a rail whose slides are as wide as itself. */
export function useSlides(view: RefObject<HTMLElement | null>, count: number): Slides {
  const [index, setIndex] = useState(0);
  const swiper = useSwiper(view, 1, (moved) => setIndex(moved.activeIndex));

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const follow = (): void => {
      if (swiper.current) return;
      const width = element.clientWidth || 1;
      setIndex(Math.round(Math.abs(element.scrollLeft) / width));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [view, swiper]);

  const show = (wanted: number): void => {
    const element = view.current;
    if (!element || count === 0) return;
    const target = (wanted + count) % count;
    if (swiper.current) {
      swiper.current.slideTo(target);
      return;
    }
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({ left: sign * target * element.clientWidth, behavior: 'smooth' });
  };
  return { index: Math.min(index, Math.max(count - 1, 0)), show };
}
