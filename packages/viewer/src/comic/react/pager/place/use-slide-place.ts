import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import { positionOfSlide } from '@hanji/domain/reading/pages/slides.ts';
import { layOutStrip, offsetOf, positionAt } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { watchSlide } from '#comic/react/pager/place/watch-slide.ts';

type SlidePlaceOptions = {
  readonly pager: RefObject<HTMLElement | null>;
  readonly spreads: readonly Spread<ComicImage>[];
  /** The page is zoomed: scrolling looks around in it. */
  readonly zoomed: boolean;
  readonly anchor: RefObject<ComicPosition | undefined>;
  /** It opened at its end: until the reader moves, the foot of the last page is the place. */
  readonly atFoot: RefObject<boolean>;
  /** The reader moved: this place is kept. */
  readonly onArrive: (position: ComicPosition) => void;
};

/** A slide by its index, the end page included. */
export function slideAt(pager: Element | null, index: number): HTMLElement | undefined {
  return pager?.querySelectorAll<HTMLElement>('[data-slide]')[index];
}

/** How far a page of a slide has left the screen at its top, and how wide it is, in pixels. */
function seenOf(slide: Element, page: number): { readonly gone: number; readonly width: number } {
  const sheet = slide.querySelectorAll('[data-sheet]')[page]?.getBoundingClientRect();
  const gone = slide.getBoundingClientRect().top - (sheet?.top ?? 0);
  return { gone, width: sheet?.width ?? 0 };
}

/** The place that a slide shows, also within a page that is scrolled. */
export function placeOfSlide(
  { pager, spreads }: Pick<SlidePlaceOptions, 'pager' | 'spreads'>,
  index: number,
): ComicPosition | undefined {
  const slide = slideAt(pager.current, index);
  const page = spreads[index]?.[0];
  if (!slide || !page || slide.scrollTop <= 0) return positionOfSlide(spreads, index);
  const { gone, width } = seenOf(slide, 0);
  return positionAt(layOutStrip(page.images), gone, width);
}

/** Scrolls a slide to a place within one of its pages. */
function toPlace(slide: HTMLElement, spread: Spread<ComicImage>, place: ComicPosition): void {
  const index = spread.findIndex(({ images }) => images.some(({ id }) => id === place.imageId));
  const page = spread[index];
  if (!page) return;
  const { gone, width } = seenOf(slide, index);
  const offset = offsetOf(layOutStrip(page.images), place, width);
  // A page that is lower than the screen lies in the middle: its beginning needs no scrolling.
  slide.scrollTop = offset > 0 ? slide.scrollTop + offset - gone : 0;
}

function keepPlace(anchor: SlidePlaceOptions['anchor'], place: ComicPosition | undefined): void {
  anchor.current = place;
}

/**
 * Keeps the place within a page that is scrolled: only the reader's own scrolling moves it, and
 * whatever changes the page's size leads back to it.
 */
export function useSlidePlace(options: SlidePlaceOptions, current: number): void {
  const { pager, spreads, zoomed, anchor, atFoot } = options;
  const arrive = useEffectEvent((position: ComicPosition | undefined) => {
    if (position) options.onArrive(position);
  });

  useLayoutEffect(() => {
    const slide = slideAt(pager.current, current);
    const spread = spreads[current];
    if (zoomed || !slide || !spread) return undefined;
    let width = -1;
    let height = -1;
    let ownScroll = Number.NaN;
    const restore = (): void => {
      if (atFoot.current) {
        slide.scrollTop = slide.scrollHeight;
        keepPlace(anchor, placeOfSlide({ pager, spreads }, current));
      } else if (anchor.current) toPlace(slide, spread, anchor.current);
      ({ width } = seenOf(slide, 0));
      height = slide.clientHeight;
      ownScroll = slide.scrollTop;
    };
    const onScroll = (): void => {
      if (Math.abs(slide.scrollTop - ownScroll) <= 1) return;
      // Of another size it was the browser: it ends a scroll sooner where there is more room.
      if (seenOf(slide, 0).width !== width || slide.clientHeight !== height) return restore();
      ownScroll = Number.NaN;
      arrive(placeOfSlide({ pager, spreads }, current));
    };
    restore();
    return watchSlide(slide, { onSize: restore, onScroll });
  }, [pager, spreads, zoomed, anchor, atFoot, current]);
}
