import type { ComicPage } from '@hanji/domain/reading/pages/comic-pages.ts';
import type { PageStep } from '@hanji/domain/reading/turns.ts';
import { topAtPercent } from '@hanji/domain/reading/pages/comic-progress.ts';
import {
  offsetOf,
  stripHeight,
  type StripLayout,
} from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { StripScroller } from '#comic/engine/strip/strip-scroller.ts';
import type { ReaderHandle } from '#comic/react/reader-handle.ts';

/** So much of a screen goes by in a step: its last lines are seen again. */
const stepOfScreen = 0.9;

/** The ways through a strip that bars and keys ask for. */
export function stripSteps(
  scroller: StripScroller,
  layout: StripLayout<ComicImage>,
  pages: readonly ComicPage<ComicImage>[],
): Omit<ReaderHandle, 'zoom'> {
  const scrollTo = (offset: number): void => scroller.advance(offset - (scroller.view()?.top ?? 0));
  const width = (): number => scroller.view()?.width ?? 0;
  const screen = (): number => scroller.view()?.height ?? 0;
  const goToPercent = (percent: number): void =>
    scrollTo(topAtPercent(percent, stripHeight(layout, width()), screen()));
  const step = (to: PageStep): void => {
    if (to === 'first' || to === 'last') goToPercent(to === 'first' ? 0 : 100);
    else scroller.advance(screen() * (to === 'next' ? stepOfScreen : -stepOfScreen));
  };
  return {
    goToPage: (index) => {
      const image = pages[index]?.images[0];
      if (image) scrollTo(offsetOf(layout, { imageId: image.id, fraction: 0 }, width()));
    },
    goToPercent,
    step,
  };
}
