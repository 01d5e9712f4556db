import { useEffect, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { useArrowKeys } from '#lists/swiper/use-arrow-keys.ts';
import { useSwiper } from '#lists/swiper/use-swiper.ts';
import { cardsPerSlide, type CarouselKind } from './rail-sizes.ts';
import { useRevealFocus } from './use-reveal-focus.ts';

type Rail = {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** One slide on (1) or back (-1) along the line of reading. */
  readonly move: (direction: 1 | -1) => void;
};

function itemsOf(view: HTMLElement | null): Element[] {
  return [...(view?.querySelectorAll('li') ?? [])];
}

/** Where a sideways rail stands, whichever way it is read and whoever moves it. */
export function useRail(view: RefObject<HTMLElement | null>, kind: CarouselKind): Rail {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  const stand = (atStart: boolean, atEnd: boolean): void =>
    setEnds((before) =>
      before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd },
    );
  const swiper = useSwiper(view, cardsPerSlide(kind), (moved: Swiper) =>
    stand(moved.isBeginning, moved.isEnd),
  );
  useRevealFocus(view, swiper);
  useArrowKeys(view, (direction) => {
    const items = itemsOf(view.current);
    const index = items.findIndex((item) => item.contains(document.activeElement));
    items[index + direction]?.querySelector<HTMLElement>('a, button')?.focus();
  });

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const measure = (): void => {
      if (swiper.current) return;
      const gone = Math.abs(element.scrollLeft);
      stand(gone < 2, element.scrollWidth - element.clientWidth - gone < 2);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const item of itemsOf(element)) observer.observe(item);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [view, swiper]);

  const move = (direction: 1 | -1): void => {
    if (swiper.current) {
      if (direction === 1) swiper.current.slideNext();
      else swiper.current.slidePrev();
      return;
    }
    const element = view.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: sign * element.clientWidth, behavior: 'smooth' });
  };
  return { ...ends, move };
}
