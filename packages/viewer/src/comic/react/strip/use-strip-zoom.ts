import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { positionAt, type StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { StripScroller } from '#comic/engine/strip/strip-scroller.ts';
import { useDragPan } from '#comic/react/zoom/use-drag-pan.ts';
import { usePinch } from '#comic/react/zoom/use-pinch.ts';
import { useZoom, type Zoom } from '#comic/react/zoom/use-zoom.ts';

type StripZoomOptions = {
  readonly strip: RefObject<HTMLElement | null>;
  readonly scroller: StripScroller;
  /** The pictures, within the strip. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly layout: StripLayout<ComicImage>;
  /** The place that a change of width brings the reader to. */
  readonly anchor: () => ComicPosition | undefined;
  readonly onAnchor: (anchor: ComicPosition | undefined) => void;
  readonly onZoom: (zoom: number) => void;
};

/**
 * Zooms a strip, which is then scrolled in both directions. It is no reading: the place that was read
 * is put aside, and is the reader's again at the old size unless they have scrolled on meanwhile.
 */
export function useStripZoom(options: StripZoomOptions): Zoom {
  const { strip, scroller, sheet, layout, anchor, onAnchor, onZoom } = options;
  const aside = useRef<{ before: ComicPosition | undefined; now: ComicPosition | undefined }>(
    undefined,
  );
  const zoom = useZoom({
    area: () => strip.current?.getBoundingClientRect(),
    layer: () => sheet.current,
    frame: scroller.frame,
    scrollBy: scroller.pan,
    onZoomed: (now, before) => {
      const view = scroller.view();
      if (!view) return;
      const untouched = aside.current?.now === anchor();
      if (before === 1 || !untouched) aside.current = undefined;
      const kept = aside.current?.before ?? anchor();
      const here = positionAt(layout, view.top, view.width);
      const back = now === 1 && aside.current !== undefined;
      // The next change of width brings the reader to the anchor: here, or back to where they were.
      onAnchor(back ? kept : here);
      aside.current = { before: kept, now: here };
    },
  });
  const goBack = useEffectEvent((): void => {
    if (aside.current && aside.current.now === anchor()) onAnchor(aside.current.before);
  });
  // Another mode begins at its own size: the place that was read holds again.
  useLayoutEffect(() => () => goBack(), []);
  usePinch(strip, zoom);
  useDragPan(strip, zoom.zoom > 1, scroller.pan);
  useEffect(() => onZoom(zoom.zoom), [zoom.zoom, onZoom]);
  return zoom;
}
