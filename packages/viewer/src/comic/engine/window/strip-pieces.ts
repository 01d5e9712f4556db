import type { LoadWindow } from '#comic/engine/window/image-window.ts';
import { drawnAround } from '#comic/engine/window/drawn-around.ts';

/** So many images of a strip are drawn together: each time that the strip grows, all of it is looked at. */
const perBlock = 4;

/** Images, both ends included: drawn together, or a stretch whose room alone is kept. */
export type StripPiece = { readonly kind: 'block' | 'stretch' } & LoadWindow;

/** Of the blocks of a strip those that are drawn, with one on either side of what is loaded. */
export function blocksAround(
  blocks: ReadonlySet<number>,
  { from, to }: LoadWindow,
): ReadonlySet<number> {
  const window = { from: Math.floor(from / perBlock), to: Math.floor(to / perBlock) };
  return drawnAround(blocks, window, 1);
}

/** A strip of so many images from top to bottom, with a stretch wherever no block is drawn. */
export function stripPieces(count: number, isDrawn: (block: number) => boolean): StripPiece[] {
  const pieces: StripPiece[] = [];
  for (let from = 0; from < count; from += perBlock) {
    const to = Math.min(count, from + perBlock) - 1;
    const last = pieces.at(-1);
    if (isDrawn(from / perBlock)) pieces.push({ kind: 'block', from, to });
    else if (last?.kind === 'stretch') pieces.splice(-1, 1, { ...last, to });
    else pieces.push({ kind: 'stretch', from, to });
  }
  return pieces;
}
