import { laterPlace, type ChapterPlace } from './reading-progress.ts';

/** What a reader has done with a chapter; times in milliseconds since 1970 by the service's clock. */
export type ChapterReading<Place extends ChapterPlace = ChapterPlace> = {
  /** When it was last opened; null where it never was. */
  readonly openedAt: number | null;
  /** When it was last opened, finished or read in, whichever was last. */
  readonly readAt: number;
  /** When its end was first on screen. */
  readonly finishedAt: number | null;
  /** The last place in it that a device has told of. */
  readonly place: Place | null;
};

/**
 * What two readings of one chapter say together, of one reader on two devices or of two that become
 * one. Which of the two is given first, how often and in which groups makes no difference.
 */
export function mergeChapterReading<Place extends ChapterPlace>(
  one: ChapterReading<Place>,
  other: ChapterReading<Place>,
): ChapterReading<Place> {
  return {
    openedAt: either(one.openedAt, other.openedAt, Math.max),
    readAt: Math.max(one.readAt, other.readAt),
    finishedAt: either(one.finishedAt, other.finishedAt, Math.min),
    place: either(one.place, other.place, laterPlace<Place>),
  };
}

/** Both by their rule; where one is not known, the other. */
function either<Fact>(
  one: Fact | null,
  other: Fact | null,
  rule: (one: Fact, other: Fact) => Fact,
): Fact | null {
  return one === null || other === null ? (one ?? other) : rule(one, other);
}
