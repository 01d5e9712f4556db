import { z } from 'zod';
import { placePosition } from './reading-place.ts';
import { commentStatuses, contentTypes } from '../vocabulary.ts';

/** Where in a chapter a comment was written. */
export const commentPlace = z.object({
  /** Of the chapter that lies before the place, 0 to 1. */
  share: z.number(),
  /** Null where only the share is known. */
  position: placePosition.nullable(),
  /** The version of the content that the place is of. */
  contentVersion: z.string(),
});
export type CommentPlace = z.infer<typeof commentPlace>;

/** reading-service 3, Comment. */
export const comment = z.object({
  id: z.int().positive(),
  author: z.object({
    /** Digits: the number by which the author's comments have an address. */
    userId: z.string(),
    nickname: z.string(),
    profileImageUrl: z.string().nullable(),
  }),
  comment: z.string(),
  totalLikes: z.int().nonnegative(),
  reaction: z.object({ liked: z.boolean(), reported: z.boolean() }),
  postedAt: z.iso.datetime(),
  status: z.enum(commentStatuses),
  /** Null where it is about the chapter as a whole. */
  place: commentPlace.nullable(),
});
export type Comment = z.infer<typeof comment>;

/** A page of a chapter's comments. */
export const commentPage = z.object({
  contentName: z.string(),
  chapterName: z.string(),
  comments: z.array(comment).max(50),
  /** Of all comments that the chapter has. */
  total: z.int().nonnegative(),
  /** The `userId` of the reader as an author; null of who cannot be one. */
  readerId: z.string().nullable(),
  /** Where the next page begins; null where this is the last. */
  lastRespondedSeqNo: z.string().nullable(),
});
export type CommentPage = z.infer<typeof commentPage>;

/** What was written at places of a chapter, the most liked first. */
export const placedComments = z.object({
  comments: z.array(comment).max(100),
  /** As in a page of comments. */
  readerId: z.string().nullable(),
});
export type PlacedComments = z.infer<typeof placedComments>;

/** What a reader's like, or its taking back, makes of a comment. */
export const commentReaction = comment.pick({ totalLikes: true, reaction: true, status: true });
export type CommentReaction = z.infer<typeof commentReaction>;

export const commentHistoryEntry = comment.extend({
  contentType: z.enum(contentTypes),
  contentId: z.int().positive(),
  contentName: z.string(),
  mature: z.boolean(),
  chapterId: z.int().positive(),
  chapterName: z.string(),
  chapterThumbnail: z.object({ url: z.string() }).nullable(),
  /** It is no longer there to be opened. */
  withdrawn: z.boolean(),
  /** The reader has opened the chapter, or wrote this themselves. */
  opened: z.boolean(),
});
export type CommentHistoryEntry = z.infer<typeof commentHistoryEntry>;

/** Whose comments a reader does not want to see, the last blocked first. */
export const blockedAuthors = z.object({ authors: z.array(comment.shape.author).max(500) });
export type BlockedAuthors = z.infer<typeof blockedAuthors>;

/** A page of what one author wrote, the newest first. */
export const commentHistory = z.object({
  comments: z.array(commentHistoryEntry).max(50),
  /** Whose it is; null of one who has written nothing yet. */
  author: comment.shape.author.nullable(),
  /** The reader has blocked the author: nothing is listed. */
  blocked: z.boolean(),
  /** As in a page of comments. */
  readerId: z.string().nullable(),
  /** Where the next page begins; null where this is the last. */
  lastRespondedPostedSeconds: z.string().nullable(),
});
export type CommentHistory = z.infer<typeof commentHistory>;
