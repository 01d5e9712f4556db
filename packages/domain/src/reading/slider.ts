import type { ReadingDirection } from './modes.ts';
import type { ComicPage, PageImage, Spread } from '#reading/pages/comic-pages.ts';
import { pageOfImage } from '#reading/pages/slides.ts';
import type { ComicPosition } from '#reading/position/reading-position.ts';

/** A number kept between two others, `from` not above `to`. */
export function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}

/** What percent of a way is done, whole and from 0 to 100; 0 of a way without length. */
export function percentOf(done: number, whole: number): number {
  return whole > 0 ? Math.round(clamp(done / whole, 0, 1) * 100) : 0;
}

/** How much of a way lies before a percent of it; percents beyond 0 and 100 are its ends. */
export function atPercent(percent: number, whole: number): number {
  return (Math.max(0, whole) * clamp(percent, 0, 100)) / 100;
}

/** The state of an index slider; it has nothing to offer where `max` is not above `min`. */
export type IndexSlider = {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The end lies on the left. */
  readonly rightToLeft: boolean;
};

/** By percent, 0 to 100 in whole numbers: strips and novels (section 2 "Viewers"). */
export function percentSlider(percent: number, direction: ReadingDirection): IndexSlider {
  const value = Math.round(clamp(percent, 0, 100));
  return { min: 0, max: 100, value, rightToLeft: direction === 'RTL' };
}

/** By absolute page, from 1; `pageIndex` counts from 0 (section 2 "Viewers"). */
export function pageSlider(
  pageIndex: number,
  pageCount: number,
  direction: ReadingDirection,
): IndexSlider {
  const max = Math.max(1, pageCount);
  return { min: 1, max, value: clamp(pageIndex + 1, 1, max), rightToLeft: direction === 'RTL' };
}

/** The page that a value of the page slider means, as an index from 0. */
export function pageOfSlider({ min, max }: IndexSlider, value: number): number {
  return Math.round(clamp(value, min, max)) - min;
}

/** Where the reader of a comic is, as the slider shows it. */
export type ComicProgress = {
  /** Page on screen, from 0; on a spread the first one, on the end page the last. */
  readonly page: number;
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
  const shown = spreads[slide]?.[0] ?? spreads.at(-1)?.at(-1);
  return { page: shown?.index ?? 0, percent: percentOf(slide, spreads.length) };
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

/** A place in a book: which spine item and what share of its text lies before. */
export type BookPlace = {
  readonly section: number;
  /** 0 to 1. */
  readonly share: number;
};

/**
 * Percent of a whole book, 0 to 100 with fractions, from the weight of each spine item (its
 * characters). 0 of a book without weight (reading-service, section 2 "Viewers").
 */
export function bookPercent(weights: readonly number[], place: BookPlace): number {
  const total = sumOf(weights);
  if (total <= 0) return 0;
  const own = (weights[place.section] ?? 0) * clamp(place.share, 0, 1);
  return ((sumOf(weights.slice(0, place.section)) + own) / total) * 100;
}

/** The place at a percent of the book; items without weight are passed over. */
export function placeAtPercent(weights: readonly number[], percent: number): BookPlace {
  let left = atPercent(percent, sumOf(weights));
  for (const [section, weight] of weights.entries()) {
    if (left < weight) return { section, share: left / weight };
    left -= weight;
  }
  const last = weights.findLastIndex((weight) => weight > 0);
  return last === -1 ? { section: 0, share: 0 } : { section: last, share: 1 };
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
