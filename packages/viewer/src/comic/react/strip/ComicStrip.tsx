import type { ReactElement, Ref } from 'react';
import { memo, useEffect, useImperativeHandle, useRef } from 'react';
import type { ComicPage } from '#comic/engine/comic-pages.ts';
import type { StripLayout } from '#comic/engine/strip-layout.ts';
import { offsetOf, stripHeight } from '#comic/engine/strip-layout.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { ComicPicture } from '#comic/react/picture/ComicPicture.tsx';
import type { ReaderEvents, ReaderHandle } from '#comic/react/reader-handle.ts';
import { useStrip } from '#comic/react/strip/use-strip.ts';
import styles from '#comic/react/strip/ComicStrip.module.css';
import { useTap } from '#shared/react/hooks/use-tap.ts';

interface ComicStripProps
  extends ReaderEvents, Pick<ComicViewerProps, 'labels' | 'loadImage' | 'endSlot'> {
  readonly layout: StripLayout;
  readonly pages: readonly ComicPage[];
  readonly ref: Ref<ReaderHandle>;
}

/** The vertical mode: one long strip that the window scrolls. */
export const ComicStrip = memo(function ComicStrip(props: ComicStripProps): ReactElement {
  const { layout, pages, labels, onEnd, onProgress, ref } = props;
  const strip = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const loaded = useStrip({
    strip,
    layout,
    anchor: props.anchor,
    onMove: props.onMove,
    onProgress: (imageId, percent) => onProgress({ page: pageOf(pages, imageId), percent }),
  });
  useTap(strip, props.onTap);

  useEffect(() => {
    const mark = end.current;
    if (!mark) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) onEnd();
    });
    seen.observe(mark);
    return () => seen.disconnect();
  }, [onEnd]);

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
        const way = Math.max(0, stripHeight(layout, width()) - window.innerHeight);
        scrollTo((way * percent) / 100);
      },
      step: (step) => {
        const screens = step === 'next' ? 0.9 : -0.9;
        window.scrollBy({ top: window.innerHeight * screens, behavior: 'instant' });
      },
    };
  }, [layout, pages]);

  return (
    <div className={styles['scroll']}>
      <div ref={strip} className={styles['strip']}>
        {layout.images.map((image, index) => (
          <ComicPicture
            key={image.id}
            image={image}
            active={index >= loaded.from && index <= loaded.to}
            urgent={index === 0}
            alt={layout.images[index - 1]?.page === image.page ? '' : labels.imageAlt(image.page)}
            labels={labels}
            loadImage={props.loadImage}
            onFailed={props.onFailed}
          />
        ))}
        <div ref={end} className={styles['end']} />
      </div>
      {props.endSlot}
    </div>
  );
});

function pageOf(pages: readonly ComicPage[], imageId: string): number {
  const found = pages.findIndex((page) => page.images.some((image) => image.id === imageId));
  return Math.max(0, found);
}
