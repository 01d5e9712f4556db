import { clamp } from '#numbers/clamp.ts';
import type { ReadingEventKind } from '#reading/reading-event.ts';
import type { ComicPosition, NovelPosition } from '#reading/position/reading-position.ts';

/** One place that a reader reached in a chapter. */
export type ChapterPlace = {
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

/** One place that a reader reached in a title. */
export type ReadingMark = ChapterPlace & {
  readonly chapterId: number;
  /** The chapter's order within its unit, from 1. */
  readonly sort: number;
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
 * Where opening a chapter, or its end, leaves a reader who had come so far: at its begin or its end.
 * Opening the chapter that they were in last leaves them where they were in it.
 */
export function progressAfter(
  kind: ReadingEventKind,
  chapter: Omit<ReadingMark, 'share' | 'position'>,
  before: ReadingProgress | null,
): ReadingProgress {
  if (before === null) return progressOf(markOf(kind, chapter));
  const isBack = kind === 'read' && before.last.chapterId === chapter.chapterId;
  if (!isBack) return mergeProgress(before, progressOf(markOf(kind, chapter)));
  const { sort, at } = chapter;
  return mergeProgress(before, { ...before, last: { ...before.last, sort, at } });
}

function markOf(
  kind: ReadingEventKind,
  chapter: Omit<ReadingMark, 'share' | 'position'>,
): ReadingMark {
  return { ...chapter, share: kind === 'finished' ? 1 : 0, position: null };
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

/** Of two places in one chapter the last, as of two in a title. */
export function laterPlace<Place extends ChapterPlace>(one: Place, other: Place): Place {
  return greater(one, other, placeOrder);
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
type Order<Mark> = (one: Mark, other: Mark) => number;

const bySort: Order<ReadingMark> = (one, other) => one.sort - other.sort;
const byShare: Order<ChapterPlace> = (one, other) => one.share - other.share;
const byTime: Order<ChapterPlace> = (one, other) => one.at - other.at;
// For marks of one place and time: which of them wins is the same on every device.
const byChapter: Order<ReadingMark> = (one, other) => one.chapterId - other.chapterId;
const byText: Order<ChapterPlace> = (one, other) => -Number(textOf(one) < textOf(other));

// Every fact is in each order, so that marks which tie are the same mark.
const furthestOrder = inOrder<ReadingMark>(bySort, byShare, byTime, byChapter, byText);
const lastOrder = inOrder<ReadingMark>(byTime, bySort, byShare, byChapter, byText);
const placeOrder = inOrder(byTime, byShare, byText);

function inOrder<Mark>(...orders: readonly Order<Mark>[]): Order<Mark> {
  return (one, other) => {
    for (const order of orders) {
      const found = order(one, other);
      if (found !== 0) return found;
    }
    return 0;
  };
}

function greater<Mark>(one: Mark, other: Mark, order: Order<Mark>): Mark {
  return order(one, other) >= 0 ? one : other;
}

function textOf({ contentVersion, device, position }: ChapterPlace): string {
  return JSON.stringify([contentVersion, position && placeOf(position), device]);
}

function placeOf(position: ComicPosition | NovelPosition) {
  return 'imageId' in position
    ? { image: [position.imageId, position.fraction] }
    : { book: [position.cfi, position.percent, position.quote] };
}
