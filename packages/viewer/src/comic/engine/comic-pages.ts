import { isTallPage } from '@hanji/domain/screens/tall-page.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';

/** One page: its slices from top to bottom, and height over width of all together. */
export interface ComicPage {
  /** From 0, in reading order. */
  readonly index: number;
  readonly images: readonly ComicImage[];
  readonly ratio: number;
}

/** What one slide shows: a page, or two side by side in reading order. */
export type Spread = readonly [ComicPage] | readonly [ComicPage, ComicPage];

/** Puts the slices of each page together. */
export function pagesOf(images: readonly ComicImage[]): readonly ComicPage[] {
  const groups: ComicImage[][] = [];
  for (const image of images) {
    const group = groups.at(-1);
    if (group?.[0]?.page === image.page) group.push(image);
    else groups.push([image]);
  }
  return groups.map((group, index) => ({
    index,
    images: group,
    ratio: group.reduce((sum, image) => sum + image.height / image.width, 0),
  }));
}

/** Whether a page is too tall to be seen whole. */
export function isTall(page: ComicPage): boolean {
  return isTallPage(page.ratio);
}

/** A page already as wide as two, or one to scroll in, has a slide of its own. */
function standsAlone(page: ComicPage): boolean {
  return page.ratio < 1 || isTall(page);
}

/** Lays pages on slides, two by two when `paired` (section 4). */
export function spreadsOf(pages: readonly ComicPage[], paired: boolean): readonly Spread[] {
  const spreads: Spread[] = [];
  let waiting: ComicPage | undefined;
  for (const page of pages) {
    if (!paired || standsAlone(page)) {
      if (waiting) spreads.push([waiting]);
      waiting = undefined;
      spreads.push([page]);
    } else if (waiting) {
      spreads.push([waiting, page]);
      waiting = undefined;
    } else {
      waiting = page;
    }
  }
  if (waiting) spreads.push([waiting]);
  return spreads;
}

/** Slide that shows an image; the first slide for an image that is not there. */
export function spreadOfImage(spreads: readonly Spread[], imageId: string): number {
  const holds = (page: ComicPage): boolean => page.images.some((image) => image.id === imageId);
  return Math.max(
    0,
    spreads.findIndex((spread) => spread.some(holds)),
  );
}

/** Slide that shows a page, by its index from 0. */
export function spreadOfPage(spreads: readonly Spread[], pageIndex: number): number {
  const found = spreads.findIndex((spread) => spread.some((page) => page.index === pageIndex));
  return Math.max(0, found);
}
