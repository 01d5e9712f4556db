import type { LoadWindow } from '#comic/engine/image-window.ts';

/** So many slides are drawn on either side of what is loaded, so that turning finds them. */
const beyond = 6;

/** So many images of a strip are drawn together: each time that the strip grows, all of it is looked at. */
const perBlock = 4;

/** So many blocks or slides stay drawn, unless more are near. */
const mostDrawn = 64;

/** Images, both ends included: drawn together, or a stretch whose room alone is kept. */
export type StripPiece = { readonly kind: 'block' | 'stretch' } & LoadWindow;

/**
 * What has been drawn, by index, with what is to be drawn around a window. What has been drawn stays,
 * since only its box knows whether it has failed, until much that is nearer has come. The same set
 * where nothing is added.
 */
export function drawnAround(
  drawn: ReadonlySet<number>,
  { from, to }: LoadWindow,
  more = beyond,
): ReadonlySet<number> {
  const near = Array.from({ length: to - from + 1 + 2 * more }, (_, at) => from - more + at);
  if (near.every((index) => drawn.has(index))) return drawn;
  const all = [...new Set([...drawn, ...near])];
  if (all.length <= mostDrawn) return new Set(all);
  const away = (index: number): number => Math.abs(2 * index - from - to);
  const nearest = all.toSorted((one, other) => away(one) - away(other));
  return new Set(nearest.slice(0, Math.max(mostDrawn, near.length)));
}

/** Likewise of the blocks of a strip, with one on either side of those that are loaded. */
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
