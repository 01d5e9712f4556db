import type { ReactElement, Ref } from 'react';
import { memo, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { ComicPosition } from '#comic/engine/comic-image.ts';
import type { ComicPage, Spread } from '#comic/engine/comic-pages.ts';
import { spreadOfImage, spreadOfPage, spreadsOf } from '#comic/engine/comic-pages.ts';
import { slideWindow } from '#comic/engine/image-window.ts';
import { widestImage } from '#comic/engine/source-set.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import styles from '#comic/react/pager/ComicPager.module.css';
import { ComicSlide } from '#comic/react/pager/ComicSlide.tsx';
import type { ReaderEvents, ReaderHandle } from '#comic/react/reader-handle.ts';
import { usePager } from '#comic/react/pager/use-pager.ts';
import type { PageStep } from '#shared/engine/page-steps.ts';
import { stepOfTap } from '#shared/engine/page-steps.ts';
import { usePageKeys } from '#shared/react/hooks/use-page-keys.ts';
import { useTap } from '#shared/react/hooks/use-tap.ts';

interface ComicPagerProps
  extends ReaderEvents, Pick<ComicViewerProps, 'labels' | 'loadImage' | 'endSlot'> {
  readonly pages: readonly ComicPage[];
  readonly direction: 'LTR' | 'RTL';
  readonly paired: boolean;
  /** The reader came from the vertical mode. */
  readonly delayed: boolean;
  readonly ref: Ref<ReaderHandle>;
}

/** The slide of a position; the end of the last image stands for the end page. */
function slideOf(spreads: readonly Spread[], position: ComicPosition | undefined): number {
  if (!position) return 0;
  const last = spreads.at(-1)?.at(-1)?.images.at(-1);
  if (last?.id === position.imageId && position.fraction >= 1) return spreads.length;
  return spreadOfImage(spreads, position.imageId);
}

/** What a slide is in terms of images: its first one, or past the last one. */
function positionOf(spreads: readonly Spread[], index: number): ComicPosition | undefined {
  const first = spreads[index]?.[0].images[0];
  if (first) return { imageId: first.id, fraction: 0 };
  const last = spreads.at(-1)?.at(-1)?.images.at(-1);
  return last && { imageId: last.id, fraction: 1 };
}

/** The page mode: slides that are swiped, the last of them the chapter's end. */
export const ComicPager = memo(function ComicPager(props: ComicPagerProps): ReactElement {
  const { pages, direction, paired, anchor, onMove, onProgress, onEnd, ref } = props;
  const element = useRef<HTMLDivElement>(null);
  const spreads = useMemo(() => spreadsOf(pages, paired), [pages, paired]);
  const pager = usePager({
    element,
    count: spreads.length + 1,
    layoutKey: `${direction}-${paired ? 2 : 1}`,
    startAt: () => slideOf(spreads, anchor.current),
    delayed: props.delayed,
    classes: { wrapper: styles['wrapper'] ?? '', slide: styles['slide'] ?? '' },
    onTurn: (index) => {
      const position = positionOf(spreads, index);
      if (!position) return;
      anchor.current = position;
      onMove(position);
    },
  });
  const { current, goTo } = pager;

  const step = (wanted: PageStep): void => {
    const target = { previous: current - 1, next: current + 1, first: 0, last: spreads.length - 1 };
    goTo(target[wanted]);
  };
  usePageKeys(direction, step);
  useTap(element, (event) => {
    const wanted = stepOfTap(event.clientX, window.innerWidth, direction);
    if (wanted) step(wanted);
    else props.onTap();
  });
  useEffect(() => {
    const page = spreads[current]?.[0].index ?? pages.length - 1;
    onProgress({ page, percent: Math.round((current / spreads.length) * 100) });
    if (current >= spreads.length - 1) onEnd();
  }, [current, spreads, pages, onEnd, onProgress]);
  useImperativeHandle(ref, (): ReaderHandle => ({
    goToPage: (index) => goTo(spreadOfPage(spreads, index)),
    goToPercent: (percent) => goTo(Math.round((percent / 100) * spreads.length)),
    step,
  }));

  const page = { width: widestImage, pixelRatio: window.devicePixelRatio };
  const loaded = slideWindow(spreads, current, page);
  return (
    <div
      ref={element}
      className={styles['pager']}
      dir={direction === 'RTL' ? 'rtl' : 'ltr'}
      data-ready={pager.ready}
    >
      <div className={styles['wrapper']}>
        {spreads.map((spread, index) => (
          <ComicSlide
            key={spread[0].images[0]?.id}
            spread={spread}
            current={index === current}
            active={index >= loaded.from && index <= loaded.to}
            labels={props.labels}
            loadImage={props.loadImage}
            onFailed={props.onFailed}
          />
        ))}
        <div
          className={styles['slide']}
          data-current={current === spreads.length}
          inert={current !== spreads.length}
        >
          <div className={styles['endPage']}>{props.endSlot}</div>
        </div>
      </div>
    </div>
  );
});
