import { clamp } from '#reading/slider.ts';
import type { ComicPosition, NovelPosition } from '#reading/position/reading-position.ts';

/** One place that a reader reached in a title. */
export type ReadingMark = {
  readonly chapterId: number;
  /** The chapter's order within its unit, from 1. */
  readonly sort: number;
  /** Share of the chapter that lies before the place, 0 to 1. */
  readonly share: number;
  /** Null where only the share is known: a chapter was opened, or read to its end. */
  readonly position: ComicPosition | NovelPosition | null;
  readonly contentVersion: string | null;
  /** The browser that reached it, by a name of its own choice; null where it gave none. */
  readonly device: string | null;
  /** When it was reached, in milliseconds since 1970 by the service's clock. */
  readonly at: number;
};

/** How far a reader got in one unit of a title, and where they were last: two values. */
export type ReadingProgress = {
  readonly furthest: ReadingMark;
  readonly last: ReadingMark;
};

/** The progress of somebody who has reached one place. */
export function progressOf<Mark extends ReadingMark>(
  mark: Mark,
): { readonly furthest: Mark; readonly last: Mark } {
  return { furthest: mark, last: mark };
}

/**
 * What two devices know together (decision "reading position"): furthest read wins by the chapter's
 * order and the share of it, the last position by time. Which of the two is given first, how often
 * and in which groups devices meet makes no difference.
 */
export function mergeProgress(one: ReadingProgress, other: ReadingProgress): ReadingProgress {
  return {
    furthest: greater(one.furthest, other.furthest, furthestOrder),
    last: greater(one.last, other.last, lastOrder),
  };
}

/** As long as a place or an event may wait on a device for its way to the service. */
export const longestWaitMs = 30 * 24 * 60 * 60 * 1000;

/**
 * When something happened by the service's clock: a device's clock may be wrong, but how long ago
 * something was it knows. Times in milliseconds; never later than its arrival.
 */
export function serviceTime(agoMs: number, receivedAt: number): number {
  return receivedAt - clamp(agoMs, 0, longestWaitMs);
}

/** Negative where the other mark wins. */
type Order = (one: ReadingMark, other: ReadingMark) => number;

const byPlace: Order = (one, other) => one.sort - other.sort || one.share - other.share;
const byTime: Order = (one, other) => one.at - other.at;
// For marks of one place and time: which of them wins is the same on every device.
const byText: Order = (one, other) => -Number(textOf(one) < textOf(other));

// Every fact is in both orders, so that marks which tie are the same mark.
const furthestOrder: Order = (one, other) =>
  byPlace(one, other) || byTime(one, other) || byText(one, other);
const lastOrder: Order = (one, other) =>
  byTime(one, other) || byPlace(one, other) || byText(one, other);

function greater(one: ReadingMark, other: ReadingMark, order: Order): ReadingMark {
  return order(one, other) >= 0 ? one : other;
}

function textOf({ chapterId, contentVersion, device, position }: ReadingMark): string {
  return JSON.stringify([chapterId, contentVersion, position && placeOf(position), device]);
}

function placeOf(position: ComicPosition | NovelPosition) {
  return 'imageId' in position
    ? { image: [position.imageId, position.fraction] }
    : { book: [position.cfi, position.percent] };
}
