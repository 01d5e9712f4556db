import { createCanvas } from '@napi-rs/canvas';
import type { Ctx } from '#paint/brush.ts';
import type { Face } from './faces.ts';

/** Faces in the order in which they are asked for a character. */
export type Lettering = { readonly faces: readonly Face[]; readonly size: number };

type Run = { readonly family: string; text: string };

const ruler = createCanvas(8, 8).getContext('2d');
const widths = new Map<string, number>();
/** Of whole lines, at a size of 1: to find a balloon its shape, each is asked for many times. */
const lineWidths = new WeakMap<readonly Face[], Map<string, number>>();

function familyFor(faces: readonly Face[], char: string): string {
  const code = char.codePointAt(0) ?? 32;
  for (const face of faces) {
    const family = face.familyOf(code);
    if (family !== undefined) return family;
  }
  throw new Error(`No face has the character ${char} (U+${code.toString(16)})`);
}

/** Neighbouring characters of one family, drawn in one go so that Latin keeps its kerning. */
function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const char of text) {
    const family = familyFor(faces, char);
    const last = runs.at(-1);
    if (last !== undefined && last.family === family) last.text += char;
    else runs.push({ family, text: char });
  }
  return runs;
}

/** Words, and each sign of the scripts that set theirs without kerning. */
const measured = /[\u2E80-\u{2FA1F}]| +|[^ \u2E80-\u{2FA1F}]+/gu;

function advanceOf(family: string, text: string): number {
  const key = `${family}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ruler.font = `100px "${family}"`;
  const width = ruler.measureText(text).width / 100;
  widths.set(key, width);
  return width;
}

/** The sum of its words: lines are tried by the thousand, their words are few. */
function runWidth({ family, text }: Run): number {
  return (text.match(measured) ?? []).reduce((sum, word) => sum + advanceOf(family, word), 0);
}

/** Pixels from the first to the last character's advance. */
export function widthOf(text: string, { faces, size }: Lettering): number {
  const known = lineWidths.get(faces) ?? new Map<string, number>();
  lineWidths.set(faces, known);
  const width = known.get(text) ?? runsOf(text, faces).reduce((sum, run) => sum + runWidth(run), 0);
  known.set(text, width);
  return width * size;
}

/** Whether some face has every character of a text. */
export function canLetter(text: string, faces: readonly Face[]): boolean {
  return [...text].every((char) =>
    faces.some((f) => f.familyOf(char.codePointAt(0) ?? 32) !== undefined),
  );
}

type Style = { readonly fill?: string; readonly stroke?: string; readonly width?: number };

/** Draws one line around `x`, its baseline at `y`. */
export function drawLine(
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  lettering: Lettering,
  style: Style,
): void {
  let at = x - widthOf(text, lettering) / 2;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.lineJoin = 'round';
  for (const run of runsOf(text, lettering.faces)) {
    ctx.font = `${lettering.size}px "${run.family}"`;
    if (style.stroke !== undefined) {
      ctx.strokeStyle = style.stroke;
      ctx.lineWidth = style.width ?? 2;
      ctx.strokeText(run.text, at, y);
    }
    if (style.fill !== undefined) {
      ctx.fillStyle = style.fill;
      ctx.fillText(run.text, at, y);
    }
    at += runWidth(run) * lettering.size;
  }
}
