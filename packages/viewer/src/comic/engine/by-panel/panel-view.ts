import type { PanelStop, StripBox } from '@hanji/domain/reading/panels/panel-stop.ts';
import { clamp } from '@hanji/domain/numbers/clamp.ts';

/** What panels are shown on, in CSS pixels. */
export type Stage = { readonly width: number; readonly height: number };

/** How a part of a strip is shown: in CSS pixels of the stage. */
export type PanelView = {
  /** How wide the whole strip is drawn. */
  readonly width: number;
  /** Where the strip's first row and its left edge lie. */
  readonly left: number;
  readonly top: number;
  /** The panel, around which everything is dimmed; it may reach beyond the stage. */
  readonly lit: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
};

/** Of the stage, so much is left free around a panel. */
const margin = 0.02;
/** A panel is drawn as wide as this many stages at most: its picture has no more to show. */
const widest = 2.5;
/** A panel that would be narrower than this share of the stage's shorter side is shown part by part. */
const narrowest = 0.6;
/** Of a part, so much is seen again in the next. */
const overlap = 0.1;

/** The parts of a panel that are shown one after the other: one, or several of a very tall one. */
export function partsOf(stop: PanelStop, stage: Stage): readonly StripBox[] {
  const { left, right, top, bottom } = stop;
  const [w, h] = [right - left, bottom - top];
  const ratio = (stage.height / stage.width) * w;
  // So narrow, in shares of the stage, would all of it be.
  const shorter = Math.min(1, stage.height / stage.width);
  if (h <= 0 || ratio / h >= narrowest * shorter) return [stop];
  const tall = ratio;
  const count = Math.max(2, Math.ceil((h - tall * overlap) / (tall * (1 - overlap))));
  return Array.from({ length: count }, (_, part) => {
    const from = top + ((h - tall) * part) / (count - 1);
    return { left, right, top: from, bottom: from + tall };
  });
}

/** Fits a part of a panel onto the stage, in the middle and as large as it may be. */
export function viewOf(part: StripBox, whole: StripBox, stage: Stage): PanelView {
  const [w, h] = [part.right - part.left, part.bottom - part.top];
  const free = 1 - margin * 2;
  const fitting = Math.min((stage.width * free) / w, (stage.height * free) / h);
  const width = Math.max(1, Math.floor(Math.min(fitting, stage.width * widest)));
  const left = Math.round(stage.width / 2 - ((part.left + part.right) / 2) * width);
  const top = Math.round(stage.height / 2 - ((part.top + part.bottom) / 2) * width);
  return {
    width,
    left,
    top,
    lit: {
      left: left + whole.left * width,
      top: top + whole.top * width,
      width: (whole.right - whole.left) * width,
      height: (whole.bottom - whole.top) * width,
    },
  };
}

/** Where reading by panels is: a stop, and the part of it. */
export type PanelPlace = { readonly stop: number; readonly part: number };

/** The place after a step, or null where it leads beyond the first or the last. */
export function placeAfter(
  { stop, part }: PanelPlace,
  step: 'previous' | 'next',
  countOf: (stop: number) => number,
  stops: number,
): PanelPlace | null {
  const last = countOf(stop) - 1;
  const now = clamp(part, 0, last);
  if (step === 'next') {
    if (now < last) return { stop, part: now + 1 };
    return stop + 1 < stops ? { stop: stop + 1, part: 0 } : null;
  }
  if (now > 0) return { stop, part: now - 1 };
  return stop > 0 ? { stop: stop - 1, part: countOf(stop - 1) - 1 } : null;
}
