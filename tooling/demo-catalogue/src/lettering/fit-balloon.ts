import type { WorkLocale } from '#script.ts';
import { breakLines, widestPiece } from './break-lines.ts';
import { type Lettering, widthOf } from './text.ts';

/** A text and the shape around it; `a` and `b` are half axes in pixels. */
export type FittedText = {
  readonly lines: readonly string[];
  readonly lettering: Lettering;
  readonly lineHeight: number;
  readonly a: number;
  readonly b: number;
};

/** Balloons are superellipses of this exponent: rounder than boxes, roomier than ellipses. */
export const roundness = 2.6;

/** How far outside the balloon a point is: up to 1 is inside. */
export function reach(x: number, y: number, a: number, b: number): number {
  return (Math.abs(x / a) ** roundness + Math.abs(y / b) ** roundness) ** (1 / roundness);
}

function around(
  lines: readonly string[],
  lettering: Lettering,
  pad: number,
  boxed: boolean,
): FittedText {
  const lineHeight = lettering.size * 1.28;
  const widths = lines.map((l) => widthOf(l, lettering) / 2);
  const h = (lines.length * lineHeight) / 2;
  const A = Math.max(...widths) + pad;
  const B = h + pad * 0.8;
  if (boxed) return { lines, lettering, lineHeight, a: A, b: B };
  let k = 1;
  widths.forEach((w, i) => {
    const top = Math.abs(-h + i * lineHeight);
    const bottom = Math.abs(-h + (i + 1) * lineHeight);
    k = Math.max(k, reach(w + pad * 0.55, Math.max(top, bottom) - lineHeight * 0.08, A, B));
  });
  return { lines, lettering, lineHeight, a: A * k, b: B * k };
}

/** The nicest way to set a text in a balloon (or a box) at most `maxWidth` by `maxHeight`. */
export function fitText(
  text: string,
  locale: WorkLocale,
  faces: Lettering['faces'],
  {
    size,
    maxWidth,
    maxHeight,
    boxed = false,
  }: { size: number; maxWidth: number; maxHeight: number; boxed?: boolean },
): FittedText {
  for (let s = size; s >= 18; s -= 2) {
    const lettering = { faces, size: s };
    let best: { fitted: FittedText; cost: number } | undefined;
    const narrowest = s > 22 ? widestPiece(text, locale, lettering) : 0;
    for (let width = Math.max(s * 3, narrowest); width <= maxWidth; width += s) {
      const fitted = around(
        breakLines(text, locale, lettering, width),
        lettering,
        s * (boxed ? 0.55 : 0.72),
        boxed,
      );
      if (fitted.a * 2 > maxWidth || fitted.b * 2 > maxHeight) continue;
      const aspect = fitted.a / fitted.b;
      const last = widthOf(fitted.lines.at(-1) ?? '', lettering);
      const widest = Math.max(...fitted.lines.map((l) => widthOf(l, lettering)));
      const orphan = fitted.lines.length > 1 && last < widest * 0.35 ? 1.18 : 1;
      const cost =
        fitted.a *
        fitted.b *
        orphan *
        (1 + Math.abs(Math.log(aspect / (boxed ? 3.2 : 1.75))) * 0.55);
      if (best === undefined || cost < best.cost) best = { fitted, cost };
    }
    if (best !== undefined) return best.fitted;
  }
  throw new Error(`No room for the text «${text}»`);
}
