import {
  type ReactElement,
  type Ref,
  memo,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ComicFit } from '@hanji/domain/reading/comic/comic-settings.ts';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { turnOfTap, type PageStep } from '@hanji/domain/reading/turns.ts';
import { spreadsOf, type ComicPage } from '@hanji/domain/reading/pages/comic-pages.ts';
import { slideAfter, slideOfPage, slideOfPosition } from '@hanji/domain/reading/pages/slides.ts';
import { progressOfSlide, slideAtPercent } from '@hanji/domain/reading/pages/comic-progress.ts';
import { PopUpNotification } from '@hanji/ui-kit/feedback/pop-up-notification/PopUpNotification.tsx';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import * as styles from './ComicPager.module.css';
import { ComicSlide, pageShown } from '#comic/react/pager/ComicSlide.tsx';
import { ChapterPull } from '#shared/react/pull/ChapterPull.tsx';
import { edgesOfSlide } from '#shared/react/pull/edges-of-element.ts';
import { type FindEdges, noEdges } from '#shared/react/pull/edges.ts';
import type { ReaderEvents, ReaderHandle } from '#comic/react/reader-handle.ts';
import { useEndOfPages } from '#comic/react/pager/place/use-end-of-pages.ts';
import { placeOfSlide, slideAt, useSlidePlace } from '#comic/react/pager/place/use-slide-place.ts';
import { useSlideWheel } from '#comic/react/pager/turning/use-slide-wheel.ts';
import { usePagerLoad } from '#comic/react/pager/use-pager-load.ts';
import { usePagerZoom } from '#comic/react/pager/use-pager-zoom.ts';
import { usePager } from '#comic/react/pager/turning/use-pager.ts';
import { usePageKeys } from '#comic/react/pager/turning/use-page-keys.ts';
import { useTap } from '#shared/react/hooks/use-tap.ts';

type ComicPagerProps = ReaderEvents &
  Pick<ComicViewerProps, 'labels' | 'loadImage' | 'endSlot' | 'onPull'> & {
    readonly openedAt: number;
    readonly opensAtEnd: boolean;
    readonly pages: readonly ComicPage<ComicImage>[];
    readonly direction: PageDirection;
    readonly paired: boolean;
    /** The first two pages make a pair. */
    readonly shifted: boolean;
    /** Taps on one side turn to the other. */
    readonly inverted: boolean;
    readonly fit: ComicFit;
    /** Room between the pages of a pair. */
    readonly gap: boolean;
    /** Widest that a page is shown, in CSS pixels. */
    readonly widest: number;
    /** The reader came from the vertical mode. */
    readonly delayed: boolean;
    readonly ref: Ref<ReaderHandle>;
  };

/** The page mode: slides that are swiped, the last of them the chapter's end. */
export const ComicPager = memo(function ComicPager(props: ComicPagerProps): ReactElement {
  const { pages, direction, paired, shifted, widest, fit, anchor, onMove, onProgress, onEnd, ref } =
    props;
  const element = useRef<HTMLDivElement>(null);
  const spreads = useMemo(() => spreadsOf(pages, paired, shifted), [pages, paired, shifted]);
  const zoom = usePagerZoom(element, props.onZoom);
  const atFoot = useRef(props.opensAtEnd);
  const [notice, setNotice] = useState<string | null>(null);
  const pager = usePager({
    element,
    count: spreads.length + 1,
    layoutKey: `${direction}-${paired ? 2 : 1}-${paired && shifted}`,
    startAt: () => slideOfPosition(spreads, anchor.current),
    delayed: props.delayed,
    locked: zoom.zoom > 1,
    classes: { wrapper: styles.wrapper, slide: styles.slide },
    onTurn: (index) => {
      zoom.reset();
      setNotice(null);
      const position = placeOfSlide({ pager: element, spreads }, index);
      if (!position) return;
      atFoot.current = false;
      anchor.current = position;
      onMove(position);
    },
    onBeyondFirst: () => setNotice(props.labels.firstPage),
  });
  const { current, goTo } = pager;
  const zoomed = zoom.zoom > 1;
  useSlidePlace(
    {
      pager: element,
      spreads,
      zoomed,
      anchor,
      atFoot,
      onArrive: (position) => {
        atFoot.current = false;
        props.onArrive(position);
      },
    },
    current,
  );

  const step = (wanted: PageStep): void => {
    if (wanted === 'previous' && current === 0) setNotice(props.labels.firstPage);
    else goTo(slideAfter(wanted, current, spreads.length));
  };
  useSlideWheel(element);
  usePageKeys(element, direction, step);
  const turnOf = ({ clientX }: MouseEvent) =>
    turnOfTap(clientX / window.innerWidth, direction, props.inverted);
  useTap(element, {
    onTap: (event) => {
      const wanted = zoom.zoom > 1 ? undefined : turnOf(event);
      if (wanted) step(wanted);
      else props.onTap();
    },
    onDoubleTap: (event) => {
      if (zoom.zoom === 1 && turnOf(event)) return false;
      // The first of the two has asked for the controls.
      props.onTap();
      zoom.toggle({ x: event.clientX, y: event.clientY });
      return true;
    },
  });
  useEffect(() => onProgress(progressOfSlide(spreads, current)), [current, spreads, onProgress]);
  useEndOfPages({ pager: element, spreads, atFoot, onEnd }, current);
  const edges: FindEdges = (isAcross) => {
    const slide = slideAt(element.current, current);
    if (!slide || zoom.zoom > 1) return noEdges;
    const { next, previous } = edgesOfSlide(slide);
    return {
      next: current === spreads.length && (isAcross || next),
      previous: current === 0 && (isAcross || previous),
    };
  };
  useImperativeHandle(ref, (): ReaderHandle => ({
    goToPage: (index) => goTo(slideOfPage(spreads, index)),
    goToPercent: (percent) => goTo(slideAtPercent(percent, spreads.length)),
    step,
    zoom: zoom.step,
  }));

  const shownOf = (page: ComicPage<ComicImage>, share: number) => pageShown(page, share, props);
  const load = usePagerLoad(spreads, current, shownOf, zoom.zoom);
  return (
    <>
      <div
        ref={element}
        className={styles.pager}
        dir={direction === 'RTL' ? 'rtl' : 'ltr'}
        data-ready={pager.ready}
        data-fit={fit}
        data-gap={props.gap}
        data-zoomed={zoom.zoom > 1}
      >
        <div className={styles.wrapper}>
          {spreads.map((spread, index) => (
            <ComicSlide
              key={spread[0].images[0]?.id}
              spread={spread}
              openedAt={props.openedAt}
              current={index === current}
              widest={widest}
              fit={fit}
              zoom={index === current ? zoom.zoom : 1}
              loads={load.loadsOf(index)}
              drawn={load.drawn.has(index)}
              labels={props.labels}
              loadImage={props.loadImage}
              onFailed={props.onFailed}
              onSettled={load.onSettled}
            />
          ))}
          <div
            className={styles.slide}
            data-slide="end"
            data-current={current === spreads.length}
            inert={current !== spreads.length}
          >
            {/* Slides lie as the work is read; words run as they are written. */}
            <div className={styles.endPage} dir="auto">
              {props.endSlot}
            </div>
          </div>
        </div>
      </div>
      <ChapterPull
        labels={props.labels}
        onPull={props.onPull}
        direction={direction}
        edges={edges}
        onShown={() => setNotice(null)}
      />
      <PopUpNotification text={notice} onHide={() => setNotice(null)} />
    </>
  );
});
