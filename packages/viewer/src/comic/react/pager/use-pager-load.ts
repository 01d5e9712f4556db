import { useCallback, useState } from 'react';
import type { ComicPage, Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { LoadWindow } from '#comic/engine/image-window.ts';
import { lineOf } from '#comic/engine/line.ts';
import { oneBeyond } from '#comic/engine/one-beyond.ts';
import { type Shown, shownWidth } from '#comic/engine/shown-width.ts';
import { slideWindow } from '#comic/engine/slide-window.ts';
import { drawnAround } from '#comic/engine/strip-pieces.ts';
import { useSettled } from '#comic/react/picture/use-settled.ts';

/** Which slides are loaded, and what tells of changes. */
type PagerLoad = {
  readonly loaded: LoadWindow;
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
): PagerLoad {
  const [way, setWay] = useState({ current, forwards: true });
  if (way.current !== current) setWay({ current, forwards: current > way.current });
  const { isSettled, onSettled } = useSettled();
  const { sparing, slow } = lineOf(navigator);
  const page = {
    widthOf: (one: ComicPage<ComicImage>, share: number) => shownWidth(shownOf(one, share), window),
    pixelRatio: window.devicePixelRatio,
  };
  const travel = { forwards: way.forwards, speed: 0 };
  const wanted = slideWindow(spreads, current, page, { travel, sparing });
  const isWhole = useCallback(
    (slide: number): boolean =>
      spreads[slide]?.every(({ images }) => images.every(({ id }) => isSettled(id))) ?? true,
    [spreads, isSettled],
  );
  const loaded = slow ? oneBeyond(wanted, way.forwards, isWhole) : wanted;
  const [drawnSoFar, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const drawn = drawnAround(drawnSoFar, wanted);
  if (drawn !== drawnSoFar) setDrawn(drawn);
  return { loaded, drawn, onSettled };
}
