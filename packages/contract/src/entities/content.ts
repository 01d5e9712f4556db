import { z } from 'zod';
import {
  accessibilityFeatures,
  accessibilityHazards,
  accessModes,
  wcagLevels,
} from '../accessibility.ts';
import {
  authorRoles,
  chapterFileFormats,
  chapterUnits,
  contentStatuses,
  contentTypes,
  contributorRoles,
  genres,
  locales,
  orientations,
  promotionCategories,
  restrictedAges,
  thumbnailTypes,
} from '../vocabulary.ts';
import { banner } from './banner.ts';
import { chapter } from './chapter.ts';
import { color, picture } from './image.ts';
import { inventory } from './inventory.ts';
import { popup } from './popup.ts';

export const badge = z.object({ type: z.enum(contentStatuses), label: z.string() });
export type Badge = z.infer<typeof badge>;

export const author = z.object({ name: z.string(), role: z.enum(authorRoles) });
export type Author = z.infer<typeof author>;

export const contributor = z.object({
  name: z.string().max(200),
  role: z.enum(contributorRoles),
});
export type Contributor = z.infer<typeof contributor>;

/** The series that a title belongs to; `position` is such as `2` or `1.5`, null where it has none. */
export const series = z.object({
  name: z.string().max(200),
  position: z.string().max(16).nullable(),
});
export type Series = z.infer<typeof series>;

/** What the publisher of a book declares of its accessibility (EPUB Accessibility 1.1). */
export const accessibility = z.object({
  modes: z.array(z.enum(accessModes)).max(accessModes.length),
  /** Sets of modes, each of which suffices to read all of it. */
  sufficient: z.array(z.array(z.enum(accessModes)).max(accessModes.length)).max(16),
  features: z.array(z.enum(accessibilityFeatures)).max(accessibilityFeatures.length),
  hazards: z.array(z.enum(accessibilityHazards)).max(accessibilityHazards.length),
  /** The standard that it claims to meet; versions are such as `1.1` and `2.2`. */
  conformance: z
    .object({
      epub: z.string().max(8).nullable(),
      wcag: z.string().max(8).nullable(),
      level: z.enum(wcagLevels),
    })
    .nullable(),
  /** Who says that it does, and by what right; empty where nobody is named. */
  certifier: z.string().max(200),
  credential: z.string().max(200),
  summary: z.string().max(2000),
});
export type Accessibility = z.infer<typeof accessibility>;

export const restrictedAge = z.union(restrictedAges.map((age) => z.literal(age)));

/** `recoverInterval` and `rentalPeriod` in seconds. */
export const rentalConfig = z.object({
  gaugeUsable: z.boolean(),
  recoverInterval: z.int().nonnegative(),
  rentalPeriod: z.int().nonnegative(),
});
export type RentalConfig = z.infer<typeof rentalConfig>;

export const contentActivity = z.object({
  subscribed: z.boolean(),
  lastReadChapterId: z.int().positive().nullable(),
  lastReadAt: z.iso.datetime().nullable(),
});
export type ContentActivity = z.infer<typeof contentActivity>;

/** reading-service 3, Content. */
export const content = z.object({
  id: z.int().positive(),
  name: z.string(),
  type: z.enum(contentTypes),
  languageId: z.enum(locales),
  status: z.enum(contentStatuses),
  genres: z.array(z.enum(genres)),
  description: z.string(),
  keyVisual: picture.nullable(),
  thumbnails: z.array(picture.extend({ type: z.enum(thumbnailTypes) })),
  themeColor: color,
  icon: z.string().nullable(),
  sns: z.array(z.object({ type: z.string(), url: z.url() })),
  mature: z.boolean(),
  restrictedAge,
  original: z.boolean(),
  exclusive: z.boolean(),
  adsEnabled: z.boolean(),
  authors: z.array(author),
  contributors: z.array(contributor).max(50),
  series: series.nullable(),
  /** Null where the book declares nothing. */
  accessibility: accessibility.nullable(),
  publisherName: z.string().nullable(),
  /** Weekdays on which chapters appear, 0 is Sunday. */
  publishDay: z.array(z.int().min(0).max(6)),
  /** How many published chapters there are of each unit. */
  chapters: z.object({ episode: z.int().nonnegative(), volume: z.int().nonnegative() }),
  /** The unit shown first. */
  chapterUnit: z.enum(chapterUnits),
  chapterFileFormat: z.enum(chapterFileFormats),
  lastChapterPublishedAt: z.iso.datetime().nullable(),
  commentEnabled: z.boolean(),
  totalViews: z.int().nonnegative(),
  /** How many comments on its chapters are shown. */
  totalComments: z.int().nonnegative(),
  badge: badge.nullable(),
  orientation: z.enum(orientations),
  rentExpireAt: z.iso.datetime().nullable(),
  rentalConfig,
  /** The reader's own state; null for a visitor. */
  activity: contentActivity.nullable(),
  inventory: inventory.nullable(),
});
export type Content = z.infer<typeof content>;

/** `expireRemained` in seconds. */
export const promotion = z.object({
  category: z.enum(promotionCategories),
  title: z.string(),
  expireRemained: z.int().nonnegative(),
  webLinkUrl: z.string(),
});
export type Promotion = z.infer<typeof promotion>;

/** A title as lists show it. */
export const contentCard = content
  .pick({
    id: true,
    name: true,
    type: true,
    status: true,
    genres: true,
    themeColor: true,
    restrictedAge: true,
    mature: true,
    badge: true,
    totalViews: true,
    authors: true,
  })
  .extend({ thumbnail: picture.nullable(), gaugeUsable: z.boolean() });
export type ContentCard = z.infer<typeof contentCard>;

/**
 * reading-service 3, Content home response. `chapters` are those of `content.chapterUnit`;
 * `seriesTitles` are others of `content.series`, by their position; `languages` are titles of the
 * same work in other languages.
 */
export const contentHome = z.object({
  content,
  chapters: z.array(chapter),
  languages: z
    .array(content.pick({ languageId: true, type: true, id: true }))
    .max(locales.length - 1),
  seriesTitles: z.array(contentCard).max(50),
  recommends: z.array(contentCard),
  banners: z.array(banner),
  popups: z.array(popup),
  promotions: z.array(promotion),
});
export type ContentHome = z.infer<typeof contentHome>;
