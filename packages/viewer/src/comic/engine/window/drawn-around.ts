import type { LoadWindow } from '#comic/engine/window/image-window.ts';

/** So many slides are drawn on either side of what is loaded, so that turning finds them. */
const beyond = 6;

/** So many blocks or slides stay drawn, unless more are near. */
const mostDrawn = 64;

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
