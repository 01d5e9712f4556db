import { z } from 'zod';
import {
  blockedAuthors,
  comment,
  commentHistory,
  commentPage,
  commentReaction,
  placedComments,
} from '../entities/community.ts';
import { commentOrders, commentReportCategories } from '../comment-vocabulary.ts';
import { contentTypes } from '../vocabulary.ts';
import { chapterPath, cursor, id, sentKey, share, text } from './inputs.ts';

/** 400 characters that readers see, of 20 code units each at most. */
const longestComment = 8000;

const commentPath = z.object({ contentType: z.enum(contentTypes), commentId: id });

const authorPath = z.object({ authorId: id });

/** What a page of comments said to go on with, or just the id of the last comment. */
const seqNo = cursor(/^(\d{1,10})(?:-(\d{1,10})-\d{1,13})?$/);

/** As a page of a history said it, or just the seconds since 1970 of the last comment. */
const postedSeconds = cursor(/^\d{1,10}(?:-(\d{1,10}))?$/);

const historyQuery = z.object({ lastRespondedPostedSeconds: postedSeconds.optional() });

export const commentSchemas = {
  getComments: {
    params: chapterPath.extend({ orderType: z.enum(commentOrders) }),
    query: z.object({ lastRespondedSeqNo: seqNo.optional() }),
    response: commentPage,
  },
  getPlacedComments: { params: chapterPath, response: placedComments },
  postComment: {
    params: chapterPath,
    body: z.object({
      comment: text(longestComment),
      key: sentKey.optional(),
      placeVersion: text(200).min(1).optional(),
      placeShare: share.optional(),
      placeImage: text(200).min(1).optional(),
      placeFraction: share.optional(),
      placeCfi: text(1000).min(1).optional(),
    }),
    response: comment,
  },
  deleteComment: { params: commentPath, response: z.null() },
  likeComment: { params: commentPath, response: commentReaction },
  unlikeComment: { params: commentPath, response: commentReaction },
  reportComment: {
    params: commentPath.extend({ category: z.enum(commentReportCategories) }),
    body: z.object({ remarksDetail: text(500) }),
    response: z.null(),
  },
  blockAuthor: { params: authorPath, response: z.null() },
  unblockAuthor: { params: authorPath, response: z.null() },
  getBlockedAuthors: { response: blockedAuthors },
  getCommentHistory: { query: historyQuery, response: commentHistory },
  getAuthorComments: {
    params: authorPath,
    query: historyQuery,
    response: commentHistory,
  },
};
