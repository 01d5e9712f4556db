import { useState } from 'react';
import type { ComicPage, Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { isWithin } from '#comic/engine/window/image-window.ts';
import { lineOf } from '#comic/engine/line.ts';
import { oneBeyond } from '#comic/engine/window/one-beyond.ts';
import { type Shown, shownWidth } from '#comic/engine/shown-width.ts';
import { slideWindow } from '#comic/engine/window/slide-window.ts';
import { drawnAround } from '#comic/engine/window/drawn-around.ts';
import { useSettled } from '#comic/react/picture/use-settled.ts';

/** What is loaded, and what tells of changes. */
type PagerLoad = {
  /** How many images of a slide may load, from its first: all of what is on the screen. */
  readonly loadsOf: (slide: number) => number;
  /** Slides that have been near, by index. */
  readonly drawn: ReadonlySet<number>;
  /** An image has come, or is given up. */
  readonly onSettled: (imageId: string) => void;
};

/** Follows the reader: the slides where they go are loaded before those behind. */
export function usePagerLoad(
  spreads: readonly Spread<ComicImage>[],
  current: number,
  shownOf: (page: ComicPage<ComicImage>, share: number) => Shown,
  zoom: number,
): PagerLoad {
  const [way, setWay] = useState({ current, forwards: true });
  if (way.current !== current) setWay({ current, forwards: current > way.current });
  const { isSettled, onSettled } = useSettled();
  const { sparing, slow } = lineOf(navigator);
  const page = {
    widthOf: (one: ComicPage<ComicImage>, share: number) => shownWidth(shownOf(one, share), window),
    pixelRatio: window.devicePixelRatio,
    zoom,
  };
  const travel = { forwards: way.forwards, speed: 0 };
  const wanted = slideWindow(spreads, current, page, { travel, sparing });
  const waitingOn = (slide: number): number =>
    (spreads[slide] ?? []).flatMap(({ images }) => images).findIndex(({ id }) => !isSettled(id));
  const isWhole = (slide: number): boolean => waitingOn(slide) < 0;
  const loaded = slow ? oneBeyond(wanted, way.forwards, isWhole) : wanted;
  const loadsOf = (slide: number): number => {
    if (!isWithin(loaded, slide)) return 0;
    // Beyond the screen they come one by one on a slow line.
    return slow && slide !== current && !isWhole(slide) ? waitingOn(slide) + 1 : Infinity;
  };
  const [drawnSoFar, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const drawn = drawnAround(drawnSoFar, wanted);
  if (drawn !== drawnSoFar) setDrawn(drawn);
  return { loadsOf, drawn, onSettled };
}
