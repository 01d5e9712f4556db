import { type RefObject, useEffect, useRef } from 'react';
import { positionAt, type StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { useDragPan } from '#comic/react/zoom/use-drag-pan.ts';
import { usePinch } from '#comic/react/zoom/use-pinch.ts';
import { useZoom, type Zoom } from '#comic/react/zoom/use-zoom.ts';

type StripZoomOptions = {
  readonly strip: RefObject<HTMLElement | null>;
  /** The pictures, within the strip. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly layout: StripLayout<ComicImage>;
  /** The place that a change of width brings the reader to. */
  readonly anchor: () => ComicPosition | undefined;
  readonly onAnchor: (anchor: ComicPosition | undefined) => void;
  readonly onZoom: (zoom: number) => void;
};

function scrollWindow(left: number, top: number): void {
  window.scrollBy({ left, top, behavior: 'instant' });
}

/**
 * Zooms a strip, which the window scrolls in both directions. It is no reading: the place that was read
 * is put aside, and is the reader's again at the old size unless they have scrolled on meanwhile.
 */
export function useStripZoom(options: StripZoomOptions): Zoom {
  const { strip, sheet, layout, anchor, onAnchor, onZoom } = options;
  const aside = useRef<{ before: ComicPosition | undefined; now: ComicPosition | undefined }>(
    undefined,
  );
  const zoom = useZoom({
    area: () => strip.current?.getBoundingClientRect(),
    layer: () => sheet.current,
    frame: () => ({ width: document.documentElement.clientWidth }),
    scrollBy: scrollWindow,
    onZoomed: (now, before) => {
      const box = strip.current?.getBoundingClientRect();
      if (!box) return;
      const untouched = aside.current?.now === anchor();
      if (before === 1 || !untouched) aside.current = undefined;
      const kept = aside.current?.before ?? anchor();
      const here = positionAt(layout, -box.top, box.width);
      const back = now === 1 && aside.current !== undefined;
      // The next change of width brings the reader to the anchor: here, or back to where they were.
      onAnchor(back ? kept : here);
      aside.current = { before: kept, now: here };
    },
  });
  usePinch(strip, zoom);
  useDragPan(strip, zoom.zoom > 1, scrollWindow);
  useEffect(() => onZoom(zoom.zoom), [zoom.zoom, onZoom]);
  return zoom;
}
