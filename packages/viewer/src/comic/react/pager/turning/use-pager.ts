import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import { onDemand } from '#shared/react/hooks/on-demand.ts';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';

type PagerOptions = {
  readonly element: RefObject<HTMLDivElement | null>;
  /** Slides in reading order, the end included. */
  readonly count: number;
  /** A change of it means other slides: the pager is made anew. */
  readonly layoutKey: string;
  /** Slide on which a new layout opens. */
  readonly startAt: () => number;
  /** The first creation also waits: the reader has just changed the mode. */
  readonly delayed: boolean;
  /** The page is zoomed: it is moved, not turned. */
  readonly locked: boolean;
  readonly classes: { readonly wrapper: string; readonly slide: string };
  /** The reader turned to a slide. */
  readonly onTurn: (index: number) => void;
  /** The reader swiped back where nothing is before. */
  readonly onBeyondFirst: () => void;
};

/** The slide on screen, and a way to another. */
export type Pager = {
  readonly current: number;
  readonly ready: boolean;
  readonly goTo: (index: number) => void;
};

/**
 * Swiper comes with the first pager: strips and novels do without. Until it does (offline, say), taps,
 * keys and the slider turn the pages.
 */
export const swiperParts = onDemand(() => import('@hanji/ui-kit/lists/swiper/parts.ts'));
type Parts = Awaited<ReturnType<typeof swiperParts.load>>;

function create(
  parts: Parts,
  options: PagerOptions,
  element: HTMLDivElement,
  { onTurn, onBeyondFirst }: Pick<PagerOptions, 'onTurn' | 'onBeyondFirst'>,
): Swiper {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new parts.Swiper(element, {
    modules: [parts.Mousewheel],
    wrapperClass: options.classes.wrapper,
    slideClass: options.classes.slide,
    initialSlide: options.startAt(),
    speed: still ? 0 : viewerTimes.pagerSpeed,
    mousewheel: { thresholdTime: viewerTimes.wheelThrottle },
    touchStartPreventDefault: false,
    // Opening is not turning: the reader's place stays as it was.
    runCallbacksOnInit: false,
    on: {
      slideChange: (swiper) => onTurn(swiper.activeIndex),
      touchEnd(swiper) {
        if (swiper.activeIndex === 0 && swiper.swipeDirection === 'prev') onBeyondFirst();
      },
    },
  });
}

/**
 * Owns Swiper over slides that React draws. A new layout shows its equivalent slide at
 * once and gets a new pager 250 ms later (section 4).
 */
export function usePager(options: PagerOptions): Pager {
  const { element, layoutKey, count } = options;
  const [shown, setShown] = useState(() => ({ layoutKey, index: options.startAt() }));
  const swiper = useRef<Swiper>(undefined);
  const parts = useWantedPart(swiperParts, true);
  /** The layout of which a pager may be made by now. */
  const [due, setDue] = useState(options.delayed ? undefined : layoutKey);
  const isDue = due === layoutKey;
  const ready = isDue && parts !== undefined;
  let current = shown.index;
  if (shown.layoutKey !== layoutKey) {
    current = options.startAt();
    setShown({ layoutKey, index: current });
  }

  const turn = (index: number): void => {
    setShown((now) => ({ ...now, index }));
    options.onTurn(index);
  };
  const turned = useEffectEvent(turn);
  const stayed = useEffectEvent(options.onBeyondFirst);
  const begin = useEffectEvent((come: Parts, slides: HTMLDivElement) =>
    create(come, options, slides, { onTurn: turned, onBeyondFirst: stayed }),
  );

  useEffect(() => {
    if (isDue) return undefined;
    const timer = setTimeout(() => setDue(layoutKey), viewerTimes.pagerRestart);
    return () => clearTimeout(timer);
  }, [isDue, layoutKey]);
  useEffect(() => {
    if (!parts || !isDue || !element.current) return undefined;
    swiper.current = begin(parts, element.current);
    return () => {
      swiper.current?.destroy(true, true);
      swiper.current = undefined;
    };
  }, [element, layoutKey, parts, isDue]);

  const { locked } = options;
  useEffect(() => {
    if (!swiper.current) return;
    swiper.current.allowTouchMove = !locked;
    if (locked) swiper.current.mousewheel.disable();
    else swiper.current.mousewheel.enable();
  }, [locked, ready]);

  const goTo = (index: number): void => {
    const target = Math.min(Math.max(0, index), count - 1);
    if (swiper.current) swiper.current.slideTo(target);
    else turn(target);
  };
  return { current, ready, goTo };
}
