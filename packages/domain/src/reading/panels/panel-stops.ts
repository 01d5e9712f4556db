import type { ReadingDirection } from '#reading/page-mode.ts';
import { layOutStrip, offsetOf, positionAt } from '#reading/pages/strip-layout.ts';
import type { ComicPosition } from '#reading/position/reading-position.ts';
import { joinPieces } from './join-pieces.ts';
import { inReadingOrder } from './panel-order.ts';
import type { PanelledImage, PanelStop, StripBox } from './panel-stop.ts';

/** Of a panel, so much has gone by where the next one is being read; in widths. */
const nearTop = 0.01;
/** Places of panels that begin on one line lie so far apart, in widths: less than a pixel. */
const apart = 0.001;

type Place = StripBox & { readonly image: number };

/** Pages of which no panels are known, each as a whole; slices of a strip one by one. */
function wholePages(images: readonly PanelledImage[], edges: readonly number[]): Place[] {
  return images.flatMap(({ panels }, image): Place[] => {
    const [top = 0, bottom = 0] = edges.slice(image, image + 2);
    return panels ? [] : [{ left: 0, right: 1, top, bottom, image }];
  });
}

/**
 * Where reading panel by panel rests, in the work's direction: each panel, and each image of which
 * none are known.
 */
export function panelStops(
  images: readonly PanelledImage[],
  direction: ReadingDirection,
): readonly PanelStop[] {
  const layout = layOutStrip(images);
  const isStrip = direction === 'TTB';
  const places = [...joinPieces(layout, isStrip), ...wholePages(images, layout.edges)];
  const pageOf = ({ image }: Place): number => images[image]?.page ?? 0;
  const numbers = [...new Set(images.map(({ page }) => page))];
  const pages = isStrip
    ? [places]
    : numbers.map((page) => places.filter((place) => pageOf(place) === page));
  const taken: number[] = [];
  const ownPlace = (top: number): number => {
    let own = top;
    while (taken.some((other) => Math.abs(other - own) < apart)) own += apart;
    taken.push(own);
    return own;
  };
  return pages.flatMap((page) =>
    inReadingOrder(page, direction).flatMap((place) => {
      const { left, right, top, bottom } = place;
      const position = positionAt(layout, ownPlace(top), 1);
      const stop = { left, right, top, bottom, page: numbers.indexOf(pageOf(place)) };
      return position === undefined ? [] : [{ ...stop, position }];
    }),
  );
}

/** The stop at which whoever reads at a position goes on; 0 where there is none. */
export function stopOfPosition(
  stops: readonly PanelStop[],
  images: readonly PanelledImage[],
  position: ComicPosition | undefined,
): number {
  if (position === undefined) return 0;
  const layout = layOutStrip(images);
  const offset = offsetOf(layout, position, 1);
  const own = stops.findIndex(
    (stop) => Math.abs(offsetOf(layout, stop.position, 1) - offset) < apart / 2,
  );
  if (own >= 0) return own;
  const found = stops.findIndex(({ bottom }) => bottom > offset + nearTop);
  return found < 0 ? Math.max(0, stops.length - 1) : found;
}
