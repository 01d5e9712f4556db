import { z } from 'zod';
import {
  challengeChapterStatuses,
  challengeGenreIds,
  type ChallengeGenre,
} from '../challenge-vocabulary.ts';
import { banner } from './banner.ts';
import { orientations } from '../vocabulary.ts';
import { chapterImage } from './image.ts';
import { challengeComment } from './challenge-comment.ts';

const id = z.int().positive();
const count = z.int().nonnegative();
const moment = z.iso.datetime();

/** A folder and the file in it: the address is both with a slash between. Null where there is none. */
const coverFile = {
  coverImageFilePath: z.string().nullable(),
  coverImageFileName: z.string().nullable(),
};
const squareFile = {
  squareImageFilePath: z.string().nullable(),
  squareImageFileName: z.string().nullable(),
};
const avatarFile = {
  avatarFilePath: z.string().nullable(),
  avatarFileName: z.string().nullable(),
};

/** By its code; the words of a language are the screens'. */
export const challengeGenre = z.object({
  id: z.literal(Object.values(challengeGenreIds)),
  name: z.enum(Object.keys(challengeGenreIds) as ChallengeGenre[]),
});

/** A title as lists have it: what is the same for every reader. */
export const challengeTitle = z.object({
  contentId: id,
  name: z.string(),
  description: z.string(),
  catchcopy: z.string(),
  /** Digits: the number by which the creator's comments have an address. */
  userId: z.string(),
  ...coverFile,
  ...squareFile,
  published: z.boolean(),
  completed: z.boolean(),
  mature: z.boolean(),
  /** By an operator: gone for all but its creator. */
  suspended: z.boolean(),
  commentEnabled: z.boolean(),
  /** Each reader once a day, as counted at `totalViewsUpdatedAt`; null before the first count. */
  totalViews: count,
  totalViewsUpdatedAt: moment.nullable(),
  createdAt: moment,
  /** When its last chapter appeared. */
  updatedAt: moment,
  /** When its first chapter appeared. */
  publishedAt: moment,
  /** Of all its chapters. */
  totalLikes: count,
  /** The primary one first. */
  genres: z.array(challengeGenre),
  primaryGenre: challengeGenre,
  chapterCount: count,
  commentCount: count,
  subscribedCount: count,
  nickname: z.string(),
  ...avatarFile,
});
export type ChallengeTitle = z.infer<typeof challengeTitle>;

/** A place in a chapter: an image, a share of its height, and the share of the chapter before it. */
export const challengeLocator = z.object({
  imageId: z.string(),
  fraction: z.number().min(0).max(1),
  share: z.number().min(0).max(1),
});
export type ChallengeLocator = z.infer<typeof challengeLocator>;

/** What a reader has with a title. */
export const challengeContentActivity = z.object({
  subscribed: z.boolean(),
  lastReadChapterId: id.nullable(),
  lastReadChapterLocator: challengeLocator.nullable(),
  lastReadAt: moment.nullable(),
});

export const challengeChapter = z.object({
  chapterId: id,
  contentId: id,
  userId: z.string(),
  name: z.string(),
  published: z.boolean(),
  status: z.enum(challengeChapterStatuses),
  ...coverFile,
  totalLikes: count,
  commentEnabled: z.boolean(),
  authorComment: z.string().nullable(),
  publishedAt: moment,
  createdAt: moment,
  updatedAt: moment,
  commentCount: count,
});
export type ChallengeChapter = z.infer<typeof challengeChapter>;

/** challenge-and-shutdown 3, Challenge content. */
export const challengeContent = challengeTitle.extend({
  /** By their ids, the smallest first. */
  chapters: z.array(challengeChapter),
  subscribed: z.boolean(),
  activity: challengeContentActivity,
});
export type ChallengeContent = z.infer<typeof challengeContent>;

/**
 * An image of a chapter. `filePath` is its address whole, encrypted as `url` of a catalogue's image
 * is, and `fileName` the last part of what it says; `size` in bytes of what is stored of it.
 */
export const challengeImage = chapterImage
  .omit({ url: true })
  .extend({ sort: count, filePath: z.string(), fileName: z.string(), size: z.int().positive() });
export type ChallengeImage = z.infer<typeof challengeImage>;

export const challengeChapterLink = challengeChapter.pick({
  chapterId: true,
  name: true,
  coverImageFilePath: true,
  coverImageFileName: true,
});
export type ChallengeChapterLink = z.infer<typeof challengeChapterLink>;

/** challenge-and-shutdown 3, Challenge chapter, its detail. */
export const challengeChapterDetail = challengeChapter.extend({
  /** Of its title, as is what follows. */
  contentName: z.string(),
  orientation: z.enum(orientations),
  completed: z.boolean(),
  mature: z.boolean(),
  images: z.array(challengeImage),
  /** Another once its images are others: places that readers reached refer to it. */
  contentVersion: z.string(),
  /** Some of its comments, the most liked first. */
  userComments: z.array(challengeComment).max(5),
  activity: challengeContentActivity,
  liked: z.boolean(),
  nextChapter: challengeChapterLink.nullable(),
  previousChapter: challengeChapterLink.nullable(),
  nickname: z.string(),
  ...avatarFile,
});
export type ChallengeChapterDetail = z.infer<typeof challengeChapterDetail>;

/** A chapter as one reader has it. */
export const challengeChapterView = z.object({
  chapter: challengeChapterDetail,
  /** base64url of the 256-bit AES-GCM key of this view; null where it has no images. */
  imageKey: z.string().nullable(),
  /** The `userId` of the reader's own comments; null of who cannot write. */
  readerId: z.string().nullable(),
});
export type ChallengeChapterView = z.infer<typeof challengeChapterView>;

/** challenge-and-shutdown 3, Challenge subscription. */
export const challengeSubscription = challengeTitle
  .pick({
    name: true,
    nickname: true,
    description: true,
    updatedAt: true,
    contentId: true,
    userId: true,
  })
  .extend({
    ...coverFile,
    ...squareFile,
    /** When the reader subscribed. */
    createdAt: moment,
    /** No chapter has appeared since the reader has opened the title. */
    checked: z.boolean(),
    /** It is no longer there to be opened. */
    withdrawn: z.boolean(),
  });
export type ChallengeSubscription = z.infer<typeof challengeSubscription>;

/** A title that was read, and the chapter at which the reader was last. */
export const challengeHistoryEntry = challengeSubscription.omit({ createdAt: true }).extend({
  lastReadChapterId: id,
  lastReadChapterName: z.string(),
  lastReadAt: moment,
});
export type ChallengeHistoryEntry = z.infer<typeof challengeHistoryEntry>;

/** challenge-and-shutdown 3, Ranking entry; `rank` from 1. */
export const challengeRankingEntry = z.object({ rank: id, content: challengeTitle });
export type ChallengeRankingEntry = z.infer<typeof challengeRankingEntry>;

/** challenge-and-shutdown 3, Pickup: leads to its title, or to a page elsewhere where it has one. */
export const challengePickup = z.object({
  id,
  name: z.string(),
  contentId: id.nullable(),
  webLinkUrl: z.string().nullable(),
  coverImageFilePath: z.string(),
  coverImageFileName: z.string(),
});
export type ChallengePickup = z.infer<typeof challengePickup>;

/** What the challenge area opens with: as much of the ranking as fits there. */
export const challengeHome = z.object({
  banners: z.array(banner).max(10),
  pickups: z.array(challengePickup).max(30),
  ranking: z.array(challengeRankingEntry).max(10),
});
export type ChallengeHome = z.infer<typeof challengeHome>;

/** Of lists, which may be long: how many there are is not counted. */
const page = z.object({
  pageNo: count,
  pageSize: id,
  hasNext: z.boolean(),
});
export type ChallengePage = z.infer<typeof page>;

export const challengeTitlePage = z.object({ contents: z.array(challengeTitle).max(1000), page });
export type ChallengeTitlePage = z.infer<typeof challengeTitlePage>;

export const challengeRankingPage = z.object({
  ranking: z.array(challengeRankingEntry).max(100),
  /** The day of the edition to which its figures belong; null before there are any. */
  day: z.iso.date().nullable(),
  page,
});
export type ChallengeRankingPage = z.infer<typeof challengeRankingPage>;

export const challengeSubscriptionPage = z.object({
  contents: z.array(challengeSubscription).max(100),
  page,
});
export type ChallengeSubscriptionPage = z.infer<typeof challengeSubscriptionPage>;

export const challengeHistoryPage = z.object({
  contents: z.array(challengeHistoryEntry).max(100),
  page,
});
export type ChallengeHistoryPage = z.infer<typeof challengeHistoryPage>;

/** What a like, or its taking back, makes of a chapter. */
export const challengeChapterLikes = challengeChapterDetail.pick({ totalLikes: true, liked: true });
export type ChallengeChapterLikes = z.infer<typeof challengeChapterLikes>;
