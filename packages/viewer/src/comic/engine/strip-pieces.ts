import type { LoadWindow } from '#comic/engine/image-window.ts';

/** So many images are drawn on either side of what is loaded, so that scrolling finds their boxes. */
const beyond = 6;

/** An image by its index, or a stretch of images, both ends included, whose room alone is kept. */
export type StripPiece =
  | { readonly kind: 'image'; readonly index: number }
  | ({ readonly kind: 'stretch' } & LoadWindow);

/**
 * What has been drawn of a strip, with what is to be drawn around a window. What has been drawn stays:
 * only its box knows whether it has failed. The same set where nothing is added.
 */
export function drawnAround(
  drawn: ReadonlySet<number>,
  { from, to }: LoadWindow,
): ReadonlySet<number> {
  const added = Array.from({ length: to - from + 1 + 2 * beyond }, (_, at) => from - beyond + at);
  const fresh = added.filter((index) => !drawn.has(index));
  return fresh.length === 0 ? drawn : new Set([...drawn, ...fresh]);
}

/** A strip of so many images from top to bottom, with a stretch wherever none is drawn. */
export function stripPieces(count: number, isDrawn: (index: number) => boolean): StripPiece[] {
  const pieces: StripPiece[] = [];
  for (let index = 0; index < count; index += 1) {
    const last = pieces.at(-1);
    if (isDrawn(index)) pieces.push({ kind: 'image', index });
    else if (last?.kind === 'stretch') pieces.splice(-1, 1, { ...last, to: index });
    else pieces.push({ kind: 'stretch', from: index, to: index });
  }
  return pieces;
}
