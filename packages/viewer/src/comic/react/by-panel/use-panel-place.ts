import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { layOutStrip, positionAt } from '@hanji/domain/reading/pages/strip-layout.ts';
import { panelStops, stopOfPosition } from '@hanji/domain/reading/panels/panel-stops.ts';
import type { PanelStop, StripBox } from '@hanji/domain/reading/panels/panel-stop.ts';
import { atPercent, percentOf } from '@hanji/domain/numbers/percent.ts';
import { pageOfImage } from '@hanji/domain/reading/pages/slides.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { Turn } from '@hanji/domain/reading/turns.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ComicPage } from '@hanji/domain/reading/pages/comic-pages.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import {
  partsOf,
  placeAfter,
  type PanelPlace,
  type Stage,
} from '#comic/engine/by-panel/panel-view.ts';
import type { ReaderEvents, ReaderHandle } from '#comic/react/reader-handle.ts';

export type PanelPlaceOptions = Pick<ReaderEvents, 'onEnd' | 'onMove' | 'onProgress' | 'onZoom'> & {
  /** Where reading begins. */
  readonly startAt: () => ComicPosition | undefined;
  readonly images: readonly ComicImage[];
  readonly pages: readonly ComicPage<ComicImage>[];
  /** Of the work: panels are read in it, however its pages are laid. */
  readonly orientation: ReadingDirection;
  readonly stage: Stage | undefined;
  /** Begins with the last panel, whose end counts as read only once it was left. */
  readonly opensAtEnd: boolean;
  /** The reader goes on after the last panel. */
  readonly onPast: () => void;
};

type PlaceOnStage = {
  readonly stops: readonly PanelStop[];
  readonly index: number;
  readonly stop: PanelStop | undefined;
  /** What of the stop is shown. */
  readonly part: StripBox | undefined;
  readonly step: (turn: Turn) => void;
  /** For the bars. */
  readonly handle: ReaderHandle;
};

/** Where the reader is among the panels; the place of each is the place of the chapter. */
export function usePanelPlace(options: PanelPlaceOptions): PlaceOnStage {
  const { images, pages, orientation, stage } = options;
  const stops = useMemo(() => panelStops(images, orientation), [images, orientation]);
  const layout = useMemo(() => layOutStrip(images), [images]);
  const [start] = useState<PanelPlace>(() =>
    options.opensAtEnd
      ? { stop: stops.length - 1, part: Number.POSITIVE_INFINITY }
      : { stop: stopOfPosition(stops, images, options.startAt()), part: 0 },
  );
  const [moved, setMoved] = useState<{ readonly place: PanelPlace; readonly ended?: true }>();
  const place = moved?.place ?? start;
  const stop = stops[place.stop];
  const parts = (index: number): readonly StripBox[] => {
    const own = stops[index];
    return own && stage ? partsOf(own, stage) : own ? [own] : [];
  };
  const shown = parts(place.stop);
  const part = shown[Math.min(place.part, shown.length - 1)];

  const move = (next: PanelPlace): void => setMoved({ place: next });
  const step = (turn: Turn): void => {
    const next = placeAfter(place, turn, (index) => parts(index).length, stops.length);
    if (next) move(next);
    else if (turn === 'next') setMoved({ place, ended: true });
  };

  const tell = useEffectEvent((ended: boolean): ComicPosition | undefined => {
    const last = images.at(-1);
    if (!ended) return place.part > 0 ? positionAt(layout, part?.top ?? 0, 1) : stop?.position;
    return last && { imageId: last.id, fraction: 1 };
  });
  const onMove = useEffectEvent(options.onMove);
  const onPast = useEffectEvent(options.onPast);
  useEffect(() => {
    // Only the reader's own moves change the place of the chapter.
    const position = moved === undefined ? undefined : tell(moved.ended === true);
    if (!position) return;
    onMove(position);
    if (moved?.ended === true) onPast();
  }, [moved]);

  const { onZoom } = options;
  useEffect(() => onZoom(1), [onZoom]);
  const onEnd = useEffectEvent(options.onEnd);
  const onProgress = useEffectEvent(options.onProgress);
  const openedThere = useRef(options.opensAtEnd);
  const isEnd = place.stop === stops.length - 1 && place.part >= shown.length - 1;
  useEffect(() => {
    if (!stop) return undefined;
    const page = pageOfImage(pages, stop.position.imageId);
    onProgress({ page, percent: percentOf(place.stop, stops.length - 1) });
    // Without a stage nobody knows in how many parts a panel is shown.
    if (!stage) return undefined;
    openedThere.current &&= isEnd;
    onEnd(isEnd && !openedThere.current);
    return () => onEnd(false);
  }, [stop, pages, stage, isEnd, place.stop, stops.length]);

  const handle: ReaderHandle = {
    goToPage: (page) => {
      const found = stops.findIndex((own) => own.page >= page);
      move({ stop: found < 0 ? stops.length - 1 : found, part: 0 });
    },
    goToPercent: (percent) =>
      move({ stop: Math.round(atPercent(percent, stops.length - 1)), part: 0 }),
    step: (to) => {
      if (to === 'first') move({ stop: 0, part: 0 });
      else if (to === 'last') move({ stop: stops.length - 1, part: 0 });
      else step(to);
    },
    // A panel is as large as it may be.
    zoom: () => undefined,
  };
  return { stops, index: place.stop, stop, part, step, handle };
}
