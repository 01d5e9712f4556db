import { type RefObject, useEffect, useRef } from 'react';
import type { Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import { isEndSlide } from '@hanji/domain/reading/pages/slides.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { slideAt } from '#comic/react/pager/place/use-slide-place.ts';
import { watchSlide } from '#comic/react/pager/place/watch-slide.ts';
import { edgesOfSlide } from '#shared/react/pull/edges-of-element.ts';

type EndOptions = {
  readonly pager: RefObject<HTMLElement | null>;
  readonly spreads: readonly Spread<ComicImage>[];
  /** The reader has not moved since the chapter opened at its end. */
  readonly atFoot: RefObject<boolean>;
  readonly onEnd: (seen: boolean) => void;
};

/** Tells when the end of the chapter comes on screen: of a last page that is scrolled, its foot. */
export function useEndOfPages(options: EndOptions, current: number): void {
  const { pager, spreads, atFoot, onEnd } = options;
  const cameUp = useRef(atFoot.current);
  useEffect(() => {
    const slide = slideAt(pager.current, current);
    if (!slide || !isEndSlide(current, spreads.length)) {
      cameUp.current = false;
      return undefined;
    }
    const look = (): void => {
      const seen = current >= spreads.length || edgesOfSlide(slide).next;
      // The end at which a chapter opens has not been read up to.
      if (!atFoot.current) cameUp.current &&= seen;
      onEnd(seen && !cameUp.current);
    };
    look();
    const unwatch = watchSlide(slide, { onSize: look, onScroll: look });
    return () => {
      unwatch();
      onEnd(false);
    };
  }, [pager, spreads, atFoot, onEnd, current]);
}
