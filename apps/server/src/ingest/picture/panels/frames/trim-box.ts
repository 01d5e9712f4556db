import type { Box } from '../box.ts';
import type { LineEdges } from './line-edges.ts';

/** How far light may differ along a margin, of 255, and what of a margin may differ more. */
const tolerance = 40;
const mostOther = 0.04;
/** Paper is at least so light, of 255. */
const lightest = 190;
/** Margins are looked for so deep, in shares of what is trimmed. */
const deepest = 0.45;

type Picture = Pick<LineEdges, 'width' | 'light'>;

type Line = { readonly from: number; readonly step: number; readonly count: number };

/** Whether a line of pixels is of one given light. */
function isEven({ light }: Picture, { from, step, count }: Line, usual: number): boolean {
  let other = 0;
  for (let index = 0; index < count; index += 1) {
    const own = light[from + index * step] ?? 0;
    if (Math.abs(own - usual) > tolerance && (other += 1) > count * mostOther) return false;
  }
  return true;
}

/** How many lines from an edge inward are margin, all as light as the outermost one: paper. */
function margin(picture: Picture, size: number, lineAt: (line: number) => Line): number {
  const { from, step, count } = lineAt(0);
  const usual = picture.light[from + Math.floor(count / 2) * step] ?? 0;
  // A frame's own line keeps what is within it, as a clear sky, from being taken for margin.
  if (usual < lightest) return 0;
  let line = 0;
  while (line < size * deepest && isEven(picture, lineAt(line), usual)) line += 1;
  return line;
}

/** A box without the empty margins at its edges. */
export function trimBox(picture: Picture, box: Box): Box {
  const { width } = picture;
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const row = (y: number): Line => ({ from: y * width + box.left, step: 1, count: w });
  const column = (x: number): Line => ({ from: box.top * width + x, step: width, count: h });
  return {
    left: box.left + margin(picture, w, (line) => column(box.left + line)),
    right: box.right - margin(picture, w, (line) => column(box.right - 1 - line)),
    top: box.top + margin(picture, h, (line) => row(box.top + line)),
    bottom: box.bottom - margin(picture, h, (line) => row(box.bottom - 1 - line)),
  };
}
