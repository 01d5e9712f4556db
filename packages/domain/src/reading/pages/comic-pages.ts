import type { ReadingDirection } from '#reading/page-mode.ts';
import { isTallPage } from '#screens/widths.ts';

/** What an image must tell to be laid out; sizes in pixels, of which only the ratio matters. */
export type PageImage = {
  readonly id: string;
  /** The page it belongs to; slices of one page share it. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
};

/** One page: its slices from top to bottom, and height over width of all together. */
export type ComicPage<Image extends PageImage> = {
  /** From 0, in reading order. */
  readonly index: number;
  readonly images: readonly Image[];
  readonly ratio: number;
};

/** What one slide shows: a page, or two side by side, the one to read first in front. */
export type Spread<Image extends PageImage> =
  | readonly [ComicPage<Image>]
  | readonly [ComicPage<Image>, ComicPage<Image>];

/** Puts the slices of each page together; images come in reading order. */
export function pagesOf<Image extends PageImage>(
  images: readonly Image[],
): readonly ComicPage<Image>[] {
  const slices = new Map<number, readonly Image[]>();
  for (const image of images) {
    slices.set(image.page, [...(slices.get(image.page) ?? []), image]);
  }
  return [...slices.values()].map((group, index) => ({
    index,
    images: group,
    ratio: group.reduce((sum, image) => sum + image.height / image.width, 0),
  }));
}

/** A page already as wide as two, or one to scroll in, has a slide of its own. */
function standsAlone({ ratio }: { readonly ratio: number }): boolean {
  return ratio < 1 || isTallPage(ratio);
}

/**
 * Lays pages on slides in reading order, two by two when `paired` (section 4 "Viewer"). The cover
 * stands alone, and so does every page that is wide or tall, after which pairs begin anew. `shifted`
 * moves the first pairs by one page: the cover has a partner, or after a wide cover the next has none.
 */
export function spreadsOf<Image extends PageImage>(
  pages: readonly ComicPage<Image>[],
  paired: boolean,
  shifted = false,
): readonly Spread<Image>[] {
  const [cover] = pages;
  const lone = cover && shifted === standsAlone(cover) && pages.find((page) => !standsAlone(page));
  const joins = (page: ComicPage<Image>): boolean => page !== lone && !standsAlone(page);
  const spreads: Spread<Image>[] = [];
  for (const page of pages) {
    const before = spreads.at(-1);
    if (paired && before?.length === 1 && [before[0], page].every(joins)) {
      spreads.splice(-1, 1, [before[0], page]);
    } else {
      spreads.push([page]);
    }
  }
  return spreads;
}

/**
 * Whether turning pages is offered: a strip that was cut wherever it happened to be has slivers and
 * long pieces, no pages. Those of a work that lies in pages are what its maker drew.
 */
export function offersPages(
  orientation: ReadingDirection,
  pages: readonly ComicPage<PageImage>[],
): boolean {
  if (orientation !== 'TTB' || pages.length === 0) return true;
  const drawn = pages.filter(({ ratio }) => ratio >= 1 && !isTallPage(ratio));
  return drawn.length * 2 > pages.length;
}
