import type { ImagePanel } from '@hanji/contract/entities/image.ts';
import type { Placed } from './letter-panel.ts';
import type { Box } from './panel-art.ts';
import type { Segment, SegmentLetters } from './strip.ts';
import type { WorkLocale } from '#script.ts';

type Size = { readonly width: number; readonly height: number };

/** A frame with what is lettered on it, which may stand beyond its edges. */
function withLettering(frame: Box, placed: readonly Placed[]): Box {
  const left = Math.min(frame.x, ...placed.map(({ x, text }) => x - text.a));
  const top = Math.min(frame.y, ...placed.map(({ y, text }) => y - text.b));
  const right = Math.max(frame.x + frame.w, ...placed.map(({ x, text }) => x + text.a));
  const bottom = Math.max(frame.y + frame.h, ...placed.map(({ y, text }) => y + text.b));
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** What a picture holds of frames: whole pixels, and whether they go on beyond it. */
export function panelsOf(frames: readonly Box[], { width, height }: Size): ImagePanel[] {
  return frames.flatMap(({ x, y, w, h }): ImagePanel[] => {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const right = Math.min(width, Math.ceil(x + w));
    const bottom = Math.min(height, Math.ceil(y + h));
    if (right <= left || bottom <= top) return [];
    const size = { width: right - left, height: bottom - top };
    return [{ x: left, y: top, ...size, continuesAbove: y < 0, continuesBelow: y + h > height }];
  });
}

/** A box as it lies in what is left of a picture below a row. */
export function below(box: Box, row: number): Box {
  return { ...box, y: box.y - row };
}

/** A segment's panel in one of its two parts, with what is lettered on it in one language. */
export function panelsOfPart(
  { box, canvas }: Segment,
  { jobs, cut }: SegmentLetters,
  part: 'upper' | 'lower',
  locale: WorkLocale,
): ImagePanel[] {
  const read = withLettering(box, jobs.get(locale)?.placed ?? []);
  const { width, height } = canvas;
  return part === 'upper'
    ? panelsOf([read], { width, height: cut })
    : panelsOf([below(read, cut)], { width, height: height - cut });
}

/** The same of a lower part that all languages share. */
export function panelsOfRest({ box, canvas }: Segment, { cut }: SegmentLetters): ImagePanel[] {
  return panelsOf([below(box, cut)], { width: canvas.width, height: canvas.height - cut });
}
