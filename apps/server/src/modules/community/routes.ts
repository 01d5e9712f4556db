import type { commentCalls } from '@hanji/contract/calls/comment.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { readBlocked, setBlocked } from '#modules/community/changes/block-author.ts';
import {
  deleteComment,
  reportComment,
  setLiked,
} from '#modules/community/changes/change-comment.ts';
import { readAuthorHistory, readOwnHistory } from '#modules/community/lists/comment-history.ts';
import { listComments } from '#modules/community/lists/list-comments.ts';
import { listPlacedComments } from '#modules/community/lists/placed-comments.ts';
import { postComment } from '#modules/community/changes/post-comment.ts';

export function commentHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof commentCalls> {
  return {
    getComments: (call) => listComments(context, call.params, call.query.lastRespondedSeqNo, call),
    getPlacedComments: (call) => listPlacedComments(context, call.params, call),
    postComment: (call) => postComment(context, call.params, call.body, call),
    deleteComment: (call) => deleteComment(context, call.params, call),
    likeComment: (call) => setLiked(context, call.params, true, call),
    unlikeComment: (call) => setLiked(context, call.params, false, call),
    reportComment: (call) => reportComment(context, call.params, call.body.remarksDetail, call),
    blockAuthor: (call) => setBlocked(context, call.params.authorId, true, call),
    unblockAuthor: (call) => setBlocked(context, call.params.authorId, false, call),
    getBlockedAuthors: (call) => readBlocked(context, call),
    getCommentHistory: (call) =>
      readOwnHistory(context, call.query.lastRespondedPostedSeconds, call),
    getAuthorComments: (call) =>
      readAuthorHistory(context, call.params.authorId, call.query.lastRespondedPostedSeconds, call),
  };
}
