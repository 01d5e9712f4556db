import { z } from 'zod';
import { commentStatuses } from '../vocabulary.ts';
import { page } from './home.ts';

/**
 * challenge-and-shutdown 3, Challenge comment. `liked` by who asks; of one that is hidden because of
 * reports (`reported`) nothing is said but that.
 */
export const challengeComment = z.object({
  commentId: z.int().positive(),
  contentId: z.int().positive(),
  chapterId: z.int().positive(),
  /** Digits: the number by which the author's comments have an address. */
  userId: z.string(),
  comment: z.string(),
  totalLikes: z.int().nonnegative(),
  status: z.enum(commentStatuses),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  nickname: z.string(),
  avatarFilePath: z.string().nullable(),
  avatarFileName: z.string().nullable(),
});
export type ChallengeComment = z.infer<typeof challengeComment>;

/** A page of a chapter's comments. */
export const challengeCommentPage = z.object({
  contentName: z.string(),
  chapterName: z.string(),
  commentEnabled: z.boolean(),
  comments: z.array(challengeComment).max(100),
  /** The `userId` of the reader; null of who cannot write. */
  readerId: z.string().nullable(),
  page,
});
export type ChallengeCommentPage = z.infer<typeof challengeCommentPage>;

/** What a like, or its taking back, makes of a comment. */
export const challengeCommentLikes = challengeComment.pick({ totalLikes: true, status: true });
export type ChallengeCommentLikes = z.infer<typeof challengeCommentLikes>;
