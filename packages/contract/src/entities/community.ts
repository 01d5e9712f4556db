import { z } from 'zod';
import { commentStatuses, contentTypes } from '../vocabulary.ts';

/** reading-service 3, Comment. */
export const comment = z.object({
  id: z.int().positive(),
  author: z.object({
    userId: z.string(),
    nickname: z.string(),
    profileImageUrl: z.string().nullable(),
  }),
  comment: z.string(),
  totalLikes: z.int().nonnegative(),
  reaction: z.object({ liked: z.boolean(), reported: z.boolean() }),
  postedAt: z.iso.datetime(),
  status: z.enum(commentStatuses),
});
export type Comment = z.infer<typeof comment>;

export const commentHistoryEntry = comment.extend({
  contentType: z.enum(contentTypes),
  contentId: z.int().positive(),
  contentName: z.string(),
  mature: z.boolean(),
  chapterId: z.int().positive(),
  chapterName: z.string(),
  chapterThumbnail: z.object({ url: z.string() }),
});
export type CommentHistoryEntry = z.infer<typeof commentHistoryEntry>;
