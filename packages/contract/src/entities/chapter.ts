import { z } from 'zod';
import {
  chapterEvents,
  chapterFileSalesTypes,
  chapterUnits,
  contentTypes,
  locales,
  orientations,
  purchaseMethods,
  rentMethods,
  restrictedAges,
} from '../vocabulary.ts';
import { chapterImage, picture } from './image.ts';

export const chapterLink = z.object({
  id: z.int().positive(),
  name: z.string(),
  thumbnail: z.object({ url: z.string() }).nullable(),
});
export type ChapterLink = z.infer<typeof chapterLink>;

/** A reader's state with a chapter; `rentRemained` in seconds. */
export const chapterActivity = z.object({
  unlocked: z.boolean(),
  rented: z.boolean(),
  rentRemained: z.int().nonnegative(),
  read: z.boolean(),
});
export type ChapterActivity = z.infer<typeof chapterActivity>;

/** Prices in coins; `rentalPeriod` and `rentableRemained` in seconds. */
export const salesConfig = z.object({
  rentableRemained: z.int().nonnegative(),
  free: z.boolean(),
  rentAllowedWith: z.array(z.enum(rentMethods)),
  purchaseAllowedWith: z.array(z.enum(purchaseMethods)),
  event: z.enum(chapterEvents).nullable(),
  originalPrice: z.int().nonnegative(),
  price: z.int().nonnegative(),
  coinBackPrice: z.int().nonnegative(),
  originalRentalPrice: z.int().nonnegative(),
  rentalPrice: z.int().nonnegative(),
  rentalPeriod: z.int().nonnegative(),
});
export type SalesConfig = z.infer<typeof salesConfig>;

/** What the address of a chapter's EPUB is made of. `expiredAt` in seconds since 1970. */
export const chapterEpub = z.object({
  languageId: z.enum(locales),
  chapterId: z.int().positive(),
  expiredAt: z.int().positive(),
  checkSum: z.string(),
  chapterFileSalesType: z.enum(chapterFileSalesTypes),
  /** Bytes of the file. */
  size: z.int().positive(),
  /** Characters of each document of the spine, in order: weights for percent and slider. */
  characterCounts: z.array(z.int().nonnegative()),
  /** Characters of the whole chapter, of which a trial shows the beginning. */
  chapterCharacters: z.int().nonnegative(),
  /** Characters that are copied at once, as the operator has set it; null for any number. */
  mostCopied: z.int().positive().nullable(),
  /** It was unlocked a moment ago: with the file ends the time in which that can be taken back. */
  endsTakeBack: z.boolean(),
});
export type ChapterEpub = z.infer<typeof chapterEpub>;

/** reading-service 3, Chapter. Files are in the view only, not in lists. */
export const chapter = z.object({
  id: z.int().positive(),
  volumeId: z.int().positive().nullable(),
  unit: z.enum(chapterUnits),
  name: z.string(),
  publishedAt: z.iso.datetime(),
  /** The order within its unit, from 1. */
  sort: z.int().positive(),
  thumbnail: z.object({ url: z.string() }).nullable(),
  hasTrial: z.boolean(),
  authorComment: z.string().nullable(),
  activity: chapterActivity,
  salesConfig,
});
export type Chapter = z.infer<typeof chapter>;

export const chapterList = z.object({ chapters: z.array(chapter) });
export type ChapterList = z.infer<typeof chapterList>;

export const viewedChapter = chapter.extend({
  nextChapter: chapterLink.nullable(),
  previousChapter: chapterLink.nullable(),
  /** Another once what can be read in it is another: places that readers reached refer to it. */
  contentVersion: z.string(),
  /** How many comments on it are shown. */
  totalComments: z.int().nonnegative(),
  epub: chapterEpub.nullable(),
  images: z.array(chapterImage),
});
export type ViewedChapter = z.infer<typeof viewedChapter>;

export const chapterView = z.object({
  content: z.object({
    id: z.int().positive(),
    type: z.enum(contentTypes),
    name: z.string(),
    description: z.string(),
    /** Its key visual, else its first thumbnail: what stands beside a link to the chapter. */
    visual: picture.nullable(),
    languageId: z.enum(locales),
    orientation: z.enum(orientations),
    /** Its pages join into a strip that is scrolled in that direction; never where it is TTB. */
    sideways: z.boolean(),
    themeColor: z.string(),
    restrictedAge: z.union(restrictedAges.map((age) => z.literal(age))),
    commentEnabled: z.boolean(),
  }),
  chapter: viewedChapter,
  /** base64url of the 256-bit AES-GCM key of this view; null where there are no images. */
  imageKey: z.string().nullable(),
});
export type ChapterView = z.infer<typeof chapterView>;
