import { useEffect, useRef, useState, type RefObject } from 'react';
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
  /** The slide to which the rail scrolls by itself; null once it is there, or the reader moves it. */
  const wanted = useRef<number | null>(null);
  const swiper = useSwiper(view, 1, (moved) => {
    // On a busy machine Swiper comes before the scroll has begun, and would end it.
    const target = wanted.current;
    wanted.current = null;
    if (target !== null && target !== moved.activeIndex) moved.slideTo(target);
    setIndex(moved.activeIndex);
  });

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const follow = (): void => {
      if (swiper.current) return;
      const width = element.clientWidth || 1;
      const place = Math.abs(element.scrollLeft) / width;
      if (place === wanted.current) wanted.current = null;
      setIndex(Math.round(place));
    };
    const forget = (): void => {
      wanted.current = null;
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('scroll', follow, { passive: true, signal });
    element.addEventListener('touchstart', forget, { passive: true, signal });
    element.addEventListener('wheel', forget, { passive: true, signal });
    return () => ending.abort();
  }, [view, swiper]);

  const show = (chosen: number): void => {
    const element = view.current;
    if (!element || count === 0) return;
    const target = (chosen + count) % count;
    if (swiper.current) {
      swiper.current.slideTo(target);
      return;
    }
    wanted.current = target;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({ left: sign * target * element.clientWidth, behavior: 'smooth' });
  };
  return { index: Math.min(index, Math.max(count - 1, 0)), show };
}
