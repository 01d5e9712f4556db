import { percentOf, atPercent } from '#numbers/percent.ts';
import type { ComicPage, PageImage, Spread } from '#reading/pages/comic-pages.ts';
import { pageOfImage } from '#reading/pages/slides.ts';
import type { ComicPosition } from '#reading/position/reading-position.ts';

/** Where the reader of a comic is, as the slider shows it. */
export type ComicProgress = {
  /** Page on screen, from 0; on a spread the first one, on the end page the last. */
  readonly page: number;
  /** The other page of a spread, from 0; left out where one is shown. */
  readonly beside?: number | undefined;
  /** 0 to 100, whole. */
  readonly percent: number;
};

/** What a window shows of a strip: pixels above the window, and the window's own height. */
export type StripScreen = { readonly top: number; readonly height: number };

type Pages = readonly ComicPage<PageImage>[];

/** On a slide; the end page, whose index is the number of spreads, is 100 percent. */
export function progressOfSlide(
  spreads: readonly Spread<PageImage>[],
  slide: number,
): ComicProgress {
  const [first, second] = spreads[slide] ?? [spreads.at(-1)?.at(-1)];
  const percent = percentOf(slide, spreads.length);
  return { page: first?.index ?? 0, beside: second?.index, percent };
}

/** The slide at a percent of a pager. */
export function slideAtPercent(percent: number, spreadCount: number): number {
  return Math.round(atPercent(percent, spreadCount));
}

/** In a strip of `stripPixels`: the image at the top counts, and the end is its last screen. */
export function progressInStrip(
  pages: Pages,
  imageId: string,
  screen: StripScreen,
  stripPixels: number,
): ComicProgress {
  return {
    page: pageOfImage(pages, imageId),
    percent: percentOf(screen.top, stripPixels - screen.height),
  };
}

/** Pixels above the window at a percent of a strip. */
export function topAtPercent(percent: number, stripPixels: number, screenHeight: number): number {
  return atPercent(percent, stripPixels - screenHeight);
}

/** Where a chapter opens, before anything is measured: by its pages. */
export function progressOfPosition(
  pages: Pages,
  position: ComicPosition | undefined,
): ComicProgress {
  const page = position ? pageOfImage(pages, position.imageId) : 0;
  return { page, percent: percentOf(page, pages.length - 1) };
}
