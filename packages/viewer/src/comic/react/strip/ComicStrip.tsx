import { type ReactElement, type Ref, memo, useImperativeHandle, useRef } from 'react';
import type { ComicPage } from '@hanji/domain/reading/pages/comic-pages.ts';
import { progressInStrip, topAtPercent } from '@hanji/domain/reading/slider.ts';
import {
  offsetOf,
  stripHeight,
  type StripLayout,
} from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { isWithin } from '#comic/engine/image-window.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { ComicPull } from '#comic/react/pull/ComicPull.tsx';
import { edgesOfPage, noEdges } from '#comic/react/pull/edges.ts';
import { ComicPicture } from '#comic/react/picture/ComicPicture.tsx';
import type { ReaderEvents, ReaderHandle } from '#comic/react/reader-handle.ts';
import { useStripZoom } from '#comic/react/strip/use-strip-zoom.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import { useStrip } from '#comic/react/strip/use-strip.ts';
import { useEndOfStrip } from '#comic/react/strip/use-end-of-strip.ts';
import * as styles from './ComicStrip.module.css';
import { useTap } from '#shared/react/hooks/use-tap.ts';

type ComicStripProps = ReaderEvents &
  Pick<ComicViewerProps, 'labels' | 'loadImage' | 'endSlot' | 'onPull'> & {
    readonly opensAtEnd: boolean;
    readonly layout: StripLayout<ComicImage>;
    /** What the sources are chosen for, in CSS pixels. */
    readonly widest: number;
    readonly pages: readonly ComicPage<ComicImage>[];
    readonly ref: Ref<ReaderHandle>;
  };

/** The vertical mode: one long strip that the window scrolls. */
export const ComicStrip = memo(function ComicStrip(props: ComicStripProps): ReactElement {
  const { layout, pages, labels, anchor, onEnd, onProgress, ref } = props;
  const strip = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const onCard = useRef(false);
  const load = useStrip({
    strip,
    layout,
    anchor,
    opensAtEnd: props.opensAtEnd,
    onCard,
    onMove: props.onMove,
    onProgress: (imageId, screen, height) =>
      onProgress(progressInStrip(pages, imageId, screen, height)),
  });
  const zoom = useStripZoom({
    strip,
    sheet,
    layout,
    anchor: () => anchor.current,
    onAnchor: (position) => {
      anchor.current = position;
    },
    onZoom: props.onZoom,
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

  const onEndFocus = useEndOfStrip(end, onEnd, props.opensAtEnd);

  useImperativeHandle(ref, (): ReaderHandle => {
    const scrollTo = (offset: number): void => {
      const top = strip.current?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top + offset, behavior: 'instant' });
    };
    const width = (): number => strip.current?.clientWidth ?? 0;
    return {
      goToPage: (index) => {
        const image = pages[index]?.images[0];
        if (image) scrollTo(offsetOf(layout, { imageId: image.id, fraction: 0 }, width()));
      },
      goToPercent: (percent) => {
        scrollTo(topAtPercent(percent, stripHeight(layout, width()), window.innerHeight));
      },
      step: (step) => {
        const screens = step === 'next' ? 0.9 : -0.9;
        window.scrollBy({ top: window.innerHeight * screens, behavior: 'instant' });
      },
      zoom: zoom.step,
    };
  });

  return (
    <div className={styles.scroll}>
      <div ref={strip} className={styles.strip} style={cssVariables({ '--zoom': zoom.zoom })}>
        <div ref={sheet}>
          {layout.images.map((image, index) => (
            <ComicPicture
              key={image.id}
              image={image}
              top={layout.edges[index] ?? 0}
              next={layout.edges[index + 1]}
              widest={props.widest}
              active={isWithin(load, index)}
              urgent={isWithin(load.first, index)}
              alt={layout.images[index - 1]?.page === image.page ? '' : labels.imageAlt(image.page)}
              labels={labels}
              loadImage={props.loadImage}
              onFailed={props.onFailed}
              onSettled={load.onSettled}
            />
          ))}
        </div>
        <div ref={end} className={styles.end} />
      </div>
      <div
        className={styles.after}
        onFocus={() => {
          onCard.current ||= onEndFocus();
        }}
      >
        {props.endSlot}
      </div>
      <ComicPull
        labels={labels}
        onPull={props.onPull}
        direction="TTB"
        edges={() => (zoom.zoom > 1 ? noEdges : edgesOfPage())}
      />
    </div>
  );
});
