import type { StripScreen } from '@hanji/domain/reading/pages/comic-progress.ts';
import type { Frame } from '#comic/engine/zoom/zoom.ts';

/** What a screen shows of a strip, in pixels: `top` has gone by, `width` is across the strip. */
export type StripSeen = StripScreen & { readonly width: number };

/** What scrolls a strip, whichever way it goes: along it everything is reckoned from its beginning. */
export type StripScroller = {
  readonly view: () => StripSeen | undefined;
  /** Holds a length open from the strip's beginning, for what follows the strip and comes later. */
  readonly makeRoom: (pixels: number) => void;
  /** Moves along the strip, at once. */
  readonly advance: (pixels: number) => void;
  /** How far it is scrolled, in pixels of its own reckoning: equal where nothing has moved. */
  readonly offset: () => number;
  /** Moves the screen over what is enlarged, right and down. */
  readonly pan: (left: number, top: number) => void;
  /** The room that what is enlarged is kept in. */
  readonly frame: () => Frame;
  /** Whether a mark on the strip lies beyond the screen where reading goes on. */
  readonly isAhead: (mark: DOMRectReadOnly) => boolean;
  readonly onScroll: (listen: () => void) => () => void;
};

/** The window, which scrolls a strip down. */
export function windowScroller(strip: () => Element | null): StripScroller {
  const pan = (left: number, top: number): void =>
    window.scrollBy({ left, top, behavior: 'instant' });
  return {
    view: () => {
      const box = strip()?.getBoundingClientRect();
      return box && { top: -box.top, height: window.innerHeight, width: box.width };
    },
    makeRoom: (pixels) => {
      const around = strip()?.parentElement;
      if (around) around.style.minBlockSize = `max(100dvh, ${Math.ceil(pixels)}px)`;
    },
    advance: (pixels) => pan(0, pixels),
    offset: () => window.scrollY,
    pan,
    frame: () => ({ width: document.documentElement.clientWidth }),
    isAhead: ({ top }) => top > 0,
    onScroll: (listen) => {
      window.addEventListener('scroll', listen, { passive: true });
      return () => window.removeEventListener('scroll', listen);
    },
  };
}

/** An element that scrolls a strip to its side. */
export function sideScroller(
  scroller: () => Element | null,
  strip: () => Element | null,
  direction: 'LTR' | 'RTL',
): StripScroller {
  const way = direction === 'RTL' ? -1 : 1;
  const pan = (left: number, top: number): void =>
    scroller()?.scrollBy({ left, top, behavior: 'instant' });
  const frame = () => ({
    width: scroller()?.clientWidth ?? 0,
    height: scroller()?.clientHeight ?? 0,
  });
  return {
    view: () => {
      const [screen, box] = [scroller(), strip()?.getBoundingClientRect()];
      if (!screen || !box) return undefined;
      const { left, right } = screen.getBoundingClientRect();
      const top = way > 0 ? left - box.left : box.right - right;
      return { top, height: screen.clientWidth, width: box.height };
    },
    makeRoom: (pixels) => {
      const around = strip()?.parentElement;
      if (around) around.style.minInlineSize = `${Math.ceil(pixels)}px`;
    },
    advance: (pixels) => pan(pixels * way, 0),
    offset: () => scroller()?.scrollLeft ?? 0,
    pan,
    frame,
    isAhead: ({ left, right }) => (way > 0 ? left > 0 : right < frame().width),
    onScroll: (listen) => {
      const element = scroller();
      element?.addEventListener('scroll', listen, { passive: true });
      return () => element?.removeEventListener('scroll', listen);
    },
  };
}
