import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { useReducedMotion } from '#shared/use-media.ts';
import { swiperOptions } from './swiper-options.ts';
import { takeOver } from './take-over.ts';

/**
 * The Swiper of a rail, null until it has taken over: the rail itself works from the first paint.
 * @param perSlide cards per slide on wide screens, 1 where one fills the rail everywhere
 * @param onMove called whenever the rail moves or changes its size
 */
export function useSwiper(
  view: RefObject<HTMLElement | null>,
  perSlide: number,
  onMove: (swiper: Swiper) => void,
): RefObject<Swiper | null> {
  const current = useRef<Swiper | null>(null);
  const reduced = useReducedMotion();
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const giveBack = takeOver(element, swiperOptions(perSlide, reduced), (swiper) => {
      current.current = swiper;
      const follow = (): void => moved(swiper);
      swiper.on('progress', follow);
      swiper.on('slideChange', follow);
      swiper.on('resize', follow);
      swiper.on('update', follow);
      follow();
    });
    return () => {
      current.current = null;
      giveBack();
    };
  }, [view, perSlide, reduced]);
  return current;
}
