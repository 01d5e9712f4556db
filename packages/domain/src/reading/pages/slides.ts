import type { Turn, PageStep } from '#reading/turns.ts';
import type { ComicPage, PageImage, Spread } from '#reading/pages/comic-pages.ts';
import type { ComicPosition } from '#reading/position/reading-position.ts';

type Pages = readonly ComicPage<PageImage>[];
type Spreads = readonly Spread<PageImage>[];

/** The index of the page that an image belongs to; the first for an image that is not there. */
export function pageOfImage(pages: Pages, imageId: string): number {
  return Math.max(0, pages.findIndex(holds(imageId)));
}

/** The slide that shows an image; the first for an image that is not there. */
export function slideOfImage(spreads: Spreads, imageId: string): number {
  const shown = spreads.findIndex((spread) => spread.some(holds(imageId)));
  return Math.max(0, shown);
}

/** The slide that shows a page, by its index from 0; the first for a page that is not there. */
export function slideOfPage(spreads: Spreads, pageIndex: number): number {
  const shown = spreads.findIndex((spread) => spread.some(({ index }) => index === pageIndex));
  return Math.max(0, shown);
}

/**
 * The slide equivalent to a position, on which a pager opens after a change of mode or of pairing
 * (reading-service, section 4 "Viewer"). The end of the last image stands for the end page, whose
 * index is the number of spreads. Without a position it is the first slide.
 */
export function slideOfPosition(spreads: Spreads, position: ComicPosition | undefined): number {
  if (!position) return 0;
  const ended = position.imageId === lastImageOf(spreads)?.id && position.fraction >= 1;
  return ended ? spreads.length : slideOfImage(spreads, position.imageId);
}

/**
 * What a slide is in terms of images: the beginning of its first one, or past the last one for the
 * end page. Undefined in a chapter without images.
 */
export function positionOfSlide(spreads: Spreads, slide: number): ComicPosition | undefined {
  const first = spreads[slide]?.[0].images[0];
  if (first) return { imageId: first.id, fraction: 0 };
  const last = lastImageOf(spreads);
  return last && { imageId: last.id, fraction: 1 };
}

/** The slide after a step, the end page included; `last` is the last one with pictures. */
export function slideAfter(step: PageStep, slide: number, spreadCount: number): number {
  const steps = { previous: -1, next: 1 } as const satisfies Readonly<Record<Turn, number>>;
  switch (step) {
    case 'first':
      return 0;
    case 'last':
      return Math.max(0, spreadCount - 1);
    case 'previous':
    case 'next':
      return Math.min(spreadCount, Math.max(0, slide + steps[step]));
  }
}

/**
 * Whether a slide shows the end of a chapter: the last one with pictures, or the end page. Once its
 * foot is on screen, the chapter counts as read (reading-service, section 4 "Viewer").
 */
export function isEndSlide(slide: number, spreadCount: number): boolean {
  return spreadCount > 0 && slide >= spreadCount - 1;
}

function holds(imageId: string): (page: ComicPage<PageImage>) => boolean {
  return ({ images }) => images.some(({ id }) => id === imageId);
}

function lastImageOf(spreads: Spreads): PageImage | undefined {
  return spreads.flat().at(-1)?.images.at(-1);
}
