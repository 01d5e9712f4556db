import { z } from 'zod';
import { challengeChapterStatuses } from '../challenge-vocabulary.ts';
import {
  chosenGenres,
  pageFileKinds,
  uploadRefusals,
  uploadStates,
} from '../creator-vocabulary.ts';
import { chapterImage, picture } from './image.ts';

const count = z.int().nonnegative();
const moment = z.iso.datetime();

/** What may be sent, told before anything is; sizes in bytes. */
export const creatorLimits = z.object({
  kinds: z.array(z.enum(pageFileKinds)),
  /** Of a picture; a file of exactly this size is taken. */
  maxFileBytes: z.int().positive(),
  maxFilePixels: z.int().positive(),
  /** Of an article: its pictures, and what they were sent as together; a ZIP may be as large. */
  maxImages: z.int().positive(),
  maxChapterBytes: z.int().positive(),
  /** Of a creator: the pictures of all articles together. */
  maxTotalBytes: z.int().positive(),
  /** Each part of a file but the last has exactly so many bytes. */
  partBytes: z.int().positive(),
  /** A file whose last part does not come is forgotten after so many hours without another part. */
  keptHours: z.int().positive(),
});
export type CreatorLimits = z.infer<typeof creatorLimits>;

/** A title as its creator has it (challenge-and-shutdown 3, Challenge content). */
export const ownTitle = z.object({
  contentId: z.int().positive(),
  /** Grows with each change: a change names the one that it was made on. */
  revision: z.int().positive(),
  name: z.string(),
  description: z.string(),
  catchcopy: z.string(),
  genres: z.array(z.enum(chosenGenres)),
  primaryGenre: z.enum(chosenGenres),
  mature: z.boolean(),
  commentEnabled: z.boolean(),
  completed: z.boolean(),
  /** False as long as its creator keeps it to themselves, whatever its articles are. */
  published: z.boolean(),
  /** When its first article came out. */
  publishedAt: moment.nullable(),
  /** Readers find it: it is published, an article of it is, and nobody has taken it from them. */
  listed: z.boolean(),
  /** Taken from readers by an operator, who says why; else null. */
  suspended: z.boolean(),
  suspendedReason: z.string().nullable(),
  /** Taken from readers since many have reported it, until an operator has looked at it. */
  underReview: z.boolean(),
  cover: picture.nullable(),
  square: picture.nullable(),
  /** Of all articles, and of those that readers see. */
  articleCount: count,
  chapterCount: count,
  totalViews: count,
  totalLikes: count,
  commentCount: count,
  subscribedCount: count,
  createdAt: moment,
  updatedAt: moment,
});
export type OwnTitle = z.infer<typeof ownTitle>;

export const ownTitles = z.object({
  titles: z.array(ownTitle),
  limits: creatorLimits,
  /** What of `maxTotalBytes` is used, by pages and by files on their way. */
  usedTotalBytes: count,
});
export type OwnTitles = z.infer<typeof ownTitles>;

/** An article in a list (challenge-and-shutdown 3, Challenge chapter). */
export const ownArticle = z.object({
  contentId: z.int().positive(),
  chapterId: z.int().positive(),
  /** As that of a title. Pages that come by an upload leave it as it is. */
  revision: z.int().positive(),
  name: z.string(),
  state: z.enum(challengeChapterStatuses),
  /** When it came or will come out; null of a draft. */
  publishedAt: moment.nullable(),
  authorComment: z.string(),
  commentEnabled: z.boolean(),
  /** Null where the first page stands in. */
  cover: picture.nullable(),
  pageCount: count,
  totalLikes: count,
  commentCount: count,
  createdAt: moment,
  updatedAt: moment,
});
export type OwnArticle = z.infer<typeof ownArticle>;

/** The articles of a title, the newest first. */
export const ownArticles = z.object({ title: ownTitle, articles: z.array(ownArticle) });
export type OwnArticles = z.infer<typeof ownArticles>;

/** A page on the desk: a picture as it was sent, however many slices it became. */
export const articlePage = z.object({
  pageId: z.int().positive(),
  /** Of its file, without folders. */
  name: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Of its file. */
  bytes: z.int().positive(),
  /** Its topmost part, small; the address is signed and ends. */
  thumbnail: picture,
});
export type ArticlePage = z.infer<typeof articlePage>;

/** A file on its way into an article. */
export const articleUpload = z.object({
  uploadId: z.uuid(),
  contentId: z.int().positive(),
  chapterId: z.int().positive(),
  /** As its sender names it. */
  name: z.string(),
  size: z.int().positive(),
  /** The page in whose place it goes; null where it goes behind the last. */
  replaces: z.int().positive().nullable(),
  state: z.enum(uploadStates),
  /** The parts that are here, from 0, ascending; of `parts`. */
  received: z.array(count),
  parts: z.int().positive(),
  /** Pages made of it so far, and how many it has where that is known. */
  pagesDone: count,
  pages: count.nullable(),
  /** Why it was refused, with a sentence for its sender. */
  refusal: z.object({ reason: z.enum(uploadRefusals), message: z.string() }).nullable(),
});
export type ArticleUpload = z.infer<typeof articleUpload>;

export const articleUploads = z.object({ uploads: z.array(articleUpload) });
export type ArticleUploads = z.infer<typeof articleUploads>;

/** An article as it is worked on. */
export const articleDetail = ownArticle.extend({
  contentName: z.string(),
  /** As of its title. */
  suspended: z.boolean(),
  underReview: z.boolean(),
  pages: z.array(articlePage),
  /** Files that are not over, and refused ones until they are removed. */
  uploads: z.array(articleUpload),
  /** What its pages and the files on their way take of the limits. */
  usedImages: count,
  usedBytes: count,
  /** The bytes of all articles of its creator, this one among them. */
  usedTotalBytes: count,
  /** Readers see other pages than these: publishing it again shows them. */
  pagesChanged: z.boolean(),
  limits: creatorLimits,
});
export type ArticleDetail = z.infer<typeof articleDetail>;

/** An article as the viewer takes a chapter, with its pages as they are on the desk. */
export const articlePreview = z.object({
  contentName: z.string(),
  name: z.string(),
  images: z.array(chapterImage),
  /** base64url of the 256-bit AES-GCM key of this view; null where there are no images. */
  imageKey: z.string().nullable(),
  contentVersion: z.string(),
});
export type ArticlePreview = z.infer<typeof articlePreview>;

const figures = { views: count, likes: count, comments: count, subscribers: count };

/** What happened on a day of the edition's time zone; `day` is its date. */
export const dayFigures = z.object({ day: z.iso.date(), ...figures });
export type DayFigures = z.infer<typeof dayFigures>;

/** The figures of a creator's titles, or of one of them; a day without any has zeros. */
export const titleActivity = z.object({
  /** The oldest day first, every day once. */
  days: z.array(dayFigures),
  total: z.object(figures),
  titles: z.array(z.object({ contentId: z.int().positive(), name: z.string(), ...figures })),
});
export type TitleActivity = z.infer<typeof titleActivity>;

/** A comment on an article, as the article's creator sees it. */
export const receivedComment = z.object({
  commentId: z.int().positive(),
  contentId: z.int().positive(),
  contentName: z.string(),
  chapterId: z.int().positive(),
  chapterName: z.string(),
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  comment: z.string(),
  totalLikes: count,
  /** The creator has taken it from readers. */
  hidden: z.boolean(),
  createdAt: moment,
});
export type ReceivedComment = z.infer<typeof receivedComment>;

/** The newest first. */
export const receivedComments = z.object({
  comments: z.array(receivedComment).max(50),
  /** Where the next page begins; null where this is the last. */
  after: z.string().nullable(),
});
export type ReceivedComments = z.infer<typeof receivedComments>;
