import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import type { ComicPage } from '@hanji/domain/reading/pages/comic-pages.ts';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import { progressInStrip } from '@hanji/domain/reading/pages/comic-progress.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { PictureBounds } from '#comic/engine/look/picture-bounds.ts';
import type { StripScroller } from '#comic/engine/strip/strip-scroller.ts';
import type { ReaderEvents, ReaderHandle } from '#comic/react/reader-handle.ts';
import { useTap } from '#shared/react/hooks/use-tap.ts';
import { stripSteps } from './strip-steps.ts';
import { useEndOfStrip } from '#comic/react/strip/end/use-end-of-strip.ts';
import { useStrip } from './use-strip.ts';
import { useStripZoom } from './use-strip-zoom.ts';

type Strip = {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** Must stay the same. */
  readonly scroller: StripScroller;
  readonly layout: StripLayout<ComicImage>;
  /** How wide its pictures are; left out where the strip's own width says it. */
  readonly bounds?: PictureBounds;
};

export type StripReaderProps = ReaderEvents & {
  readonly opensAtEnd: boolean;
  readonly pages: readonly ComicPage<ComicImage>[];
  readonly ref: Ref<ReaderHandle>;
};

/** What a strip does for its reader, whether it stands or lies: follows, zooms, is tapped and ends. */
export function useStripReader(
  { strip, scroller, layout, bounds }: Strip,
  props: StripReaderProps,
) {
  const { pages, anchor: anchorRef, opensAtEnd, onProgress } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const onCard = useRef(false);
  const zoom = useStripZoom({
    strip,
    scroller,
    sheet,
    layout,
    anchor: () => anchorRef.current,
    onAnchor: (position) => {
      anchorRef.current = position;
    },
    onZoom: props.onZoom,
  });
  const load = useStrip({
    strip,
    scroller,
    layout,
    shown: bounds && { ...bounds, zoom: zoom.zoom },
    anchor: anchorRef,
    opensAtEnd,
    onCard,
    onMove: props.onMove,
    onProgress: (imageId, screen, length) =>
      onProgress(progressInStrip(pages, imageId, screen, length)),
  });
  useTap(strip, {
    onTap: props.onTap,
    onDoubleTap: (event) => {
      // The first of the two has asked for the controls.
      props.onTap();
      zoom.toggle({ x: event.clientX, y: event.clientY });
      return true;
    },
  });
  const steps = stripSteps(scroller, layout, pages);
  const onEndFocus = useEndOfStrip(end, props.onEnd, { opensAtEnd, isAhead: scroller.isAhead });
  useImperativeHandle(props.ref, (): ReaderHandle => ({ ...steps, zoom: zoom.step }));
  return {
    sheet,
    end,
    load,
    zoom: zoom.zoom,
    step: steps.step,
    /** The card behind the strip has the focus. */
    onCardFocus: (): void => {
      onCard.current ||= onEndFocus();
    },
  };
}
