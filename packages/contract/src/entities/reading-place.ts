import { z } from 'zod';

/**
 * Where in a chapter: an image and a share of its height, or a letter of a book, its percent and the
 * words that begin there.
 */
export const placePosition = z.union([
  z.object({ imageId: z.string(), fraction: z.number() }),
  z.object({ cfi: z.string(), percent: z.number(), quote: z.string().optional() }),
]);
export type PlacePosition = z.infer<typeof placePosition>;

/** A place that a member has reached on one of their devices (decision "reading position"). */
export const readingPlace = z.object({
  chapterId: z.int().positive(),
  chapterName: z.string(),
  /** The chapter's order within its unit, from 1. */
  sort: z.int().positive(),
  /** Share of the chapter that lies before the place, 0 to 1. */
  share: z.number(),
  /** Null where only the share is known. */
  position: placePosition.nullable(),
  /** The version of the content that the position is of. */
  contentVersion: z.string(),
  at: z.iso.datetime(),
});
export type ReadingPlace = z.infer<typeof readingPlace>;

/** What a device that asks may not know of a unit of a title. */
export const readingPlaces = z.object({
  /** When the asking device was last at a place of it; null where it never was. */
  own: z.iso.datetime().nullable(),
  /** Where the member was last on any other device. */
  latest: readingPlace.nullable(),
  /** The furthest that the member has read, where that was on another device. */
  furthest: readingPlace.nullable(),
});
export type ReadingPlaces = z.infer<typeof readingPlaces>;
