import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  offsetOf,
  positionAt,
  stripHeight,
  type StripLayout,
} from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { StripScreen } from '@hanji/domain/reading/pages/comic-progress.ts';
import { type Shown, shownWidth } from '#comic/engine/shown-width.ts';
import type { StripScroller, StripSeen } from '#comic/engine/strip/strip-scroller.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { type StripLoad, useStripLoad } from '#comic/react/strip/use-strip-load.ts';

type StripOptions = {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** Must stay the same. */
  readonly scroller: StripScroller;
  readonly layout: StripLayout<ComicImage>;
  /** How wide its pictures are; left out where the strip's own width says it. */
  readonly shown: Shown | undefined;
  readonly anchor: RefObject<ComicPosition | undefined>;
  /** Until the reader moves, the strip's last screen is the place. */
  readonly opensAtEnd: boolean;
  /** The card below took the focus, past pages: no place until the end is below the screen again. */
  readonly onCard: RefObject<boolean>;
  readonly onMove: (position: ComicPosition) => void;
  /** Image at the top of the screen, what the window shows, and the strip's height. */
  readonly onProgress: (imageId: string, screen: StripScreen, height: number) => void;
};

/** Nobody knew a place: reading goes on where the page had been scrolled to before. */
function keepFirst(anchor: StripOptions['anchor'], position: ComicPosition | undefined): void {
  anchor.current ??= position;
}

/** Takes the strip's last screen for the place. */
function toLastScreen(
  anchor: StripOptions['anchor'],
  layout: StripOptions['layout'],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  anchor.current = positionAt(layout, stripHeight(layout, width) - height, width);
}

/** Whether the screen shows what lies behind the strip. */
function isEndSeen(
  { layout }: Pick<StripOptions, 'layout'>,
  { top, height, width }: StripSeen,
): boolean {
  return stripHeight(layout, width) - top <= height;
}

/**
 * Follows the scrolling: which images to load, where the reader is. A change of
 * width puts the reader back at the anchor, which only the reader's own scrolling moves.
 */
export function useStrip(options: StripOptions): StripLoad {
  const { strip, scroller, layout, anchor, onCard } = options;
  const loading = useStripLoad(layout);
  const { onView } = loading;
  const onMove = useEffectEvent(options.onMove);
  const onProgress = useEffectEvent(options.onProgress);
  const pictures = useEffectEvent(() => options.shown && shownWidth(options.shown, window));
  const atEnd = useRef(options.opensAtEnd);

  const isBehind = useEffectEvent((view: StripSeen) => isEndSeen(options, view));

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element || layout.images.length === 0) return undefined;
    let width = -1;
    let ownScroll = Number.NaN;
    let frame = 0;

    const load = (): ComicPosition | undefined => {
      const view = scroller.view();
      if (!view) return undefined;
      onView({ ...view, pictures: pictures() });
      const position = positionAt(layout, view.top, view.width);
      const height = stripHeight(layout, view.width);
      if (position) onProgress(position.imageId, view, height);
      return position;
    };
    const toAnchor = (): void => {
      const view = scroller.view();
      if (!view) return;
      width = view.width;
      if (atEnd.current) toLastScreen(anchor, layout, view);
      if (anchor.current) {
        const offset = offsetOf(layout, anchor.current, width);
        // Near the end the screen also shows what follows the strip, which may come later.
        scroller.makeRoom(offset + view.height);
        // Less room than before may have scrolled it.
        scroller.advance(offset - (scroller.view()?.top ?? view.top));
      }
      // Whatever brought it here before: what is still to be heard of that is no move of the reader's.
      ownScroll = scroller.offset();
      keepFirst(anchor, load());
    };
    const follow = (): void => {
      frame = 0;
      const view = scroller.view();
      if (view?.width !== width) {
        toAnchor();
        return;
      }
      const position = load();
      if (!position || Math.abs(scroller.offset() - ownScroll) <= 1) return;
      onCard.current &&= isBehind(view);
      if (onCard.current) return;
      ownScroll = Number.NaN;
      atEnd.current = false;
      anchor.current = position;
      onMove(position);
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(follow);
    };
    const sizes = new ResizeObserver(() => {
      if (scroller.view()?.width === width) load();
      else toAnchor();
    });

    // Whoever comes back is not to begin behind pages that they have not read.
    const onLeave = (): void => {
      if (onCard.current) toAnchor();
    };

    // Whose keyboard comes back from the card that it jumped to reads on where they were.
    const onFocus = ({ target }: FocusEvent): void => {
      if (!onCard.current || !(target instanceof Node)) return;
      const isBefore = element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
      if (!isBefore) return;
      onCard.current = false;
      toAnchor();
    };

    toAnchor();
    sizes.observe(element);
    document.addEventListener('focusin', onFocus);
    const stop = scroller.onScroll(onScroll);
    window.addEventListener('resize', onScroll, { passive: true });
    // Before anybody else looks how far the page is scrolled.
    window.addEventListener('pagehide', onLeave, { capture: true });
    return () => {
      window.removeEventListener('pagehide', onLeave, { capture: true });
      document.removeEventListener('focusin', onFocus);
      cancelAnimationFrame(frame);
      sizes.disconnect();
      stop();
      window.removeEventListener('resize', onScroll);
    };
  }, [strip, scroller, layout, anchor, onCard, onView]);

  return loading;
}
