import { toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { commentCalls } from '@hanji/contract/calls/comment.ts';
import type { Comment, CommentReaction } from '@hanji/contract/entities/community.ts';
import { commentApi, commentTags } from './endpoints.ts';
import {
  addComment,
  addToAskedBefore,
  dropAuthor,
  patchComment,
  type Dispatch,
  type State,
} from './patch-comments.ts';

type Post = typeof commentCalls.postComment;
type Like = typeof commentCalls.likeComment;
type Delete = typeof commentCalls.deleteComment;
type Report = typeof commentCalls.reportComment;
type Block = typeof commentCalls.blockAuthor;

const changes = commentApi.injectEndpoints({
  endpoints: (build) => ({
    postComment: build.mutation<Comment, ArgumentsOf<Post>>({
      query: toRequest(commentCalls.postComment),
      invalidatesTags: (comment) => (comment ? [commentTags.histories, commentTags.placed] : []),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        addComment(dispatch, params, sent.data);
        await addToAskedBefore(dispatch, params, sent.data);
      },
    }),
    likeComment: build.mutation<CommentReaction, ArgumentsOf<Like>>({
      query: toRequest(commentCalls.likeComment),
      onQueryStarted: ({ params }, life) => reactAtOnce(params.commentId, true, life),
    }),
    unlikeComment: build.mutation<CommentReaction, ArgumentsOf<Like>>({
      query: toRequest(commentCalls.unlikeComment),
      onQueryStarted: ({ params }, life) => reactAtOnce(params.commentId, false, life),
    }),
    deleteComment: build.mutation<DataOf<Delete>, ArgumentsOf<Delete>>({
      query: toRequest(commentCalls.deleteComment),
      onQueryStarted: async ({ params }, life) => {
        const done = await life.queryFulfilled.catch(() => null);
        if (done)
          patchComment(life.dispatch, life.getState(), params.commentId, { action: 'delete' });
      },
    }),
    reportComment: build.mutation<DataOf<Report>, ArgumentsOf<Report>>({
      query: toRequest(commentCalls.reportComment),
      onQueryStarted: async ({ params }, life) => {
        const done = await life.queryFulfilled.catch(() => null);
        if (done)
          patchComment(life.dispatch, life.getState(), params.commentId, { action: 'report' });
      },
    }),
    blockAuthor: build.mutation<DataOf<Block>, ArgumentsOf<Block>>({
      query: toRequest(commentCalls.blockAuthor),
      invalidatesTags: (_data, error) => (error ? [] : [commentTags.blocks, commentTags.placed]),
      onQueryStarted: async ({ params }, life) => {
        const done = await life.queryFulfilled.catch(() => null);
        if (done) dropAuthor(life.dispatch, life.getState(), String(params.authorId));
      },
    }),
    unblockAuthor: build.mutation<DataOf<Block>, ArgumentsOf<Block>>({
      query: toRequest(commentCalls.unblockAuthor),
      invalidatesTags: (_data, error) => (error ? [] : ['Comments']),
    }),
  }),
});

type Reacting = {
  readonly dispatch: Dispatch;
  readonly getState: () => State;
  readonly queryFulfilled: PromiseLike<{ readonly data: CommentReaction }>;
};

/** Shows a like before the service has it, takes it back where it fails, and then what it counts. */
async function reactAtOnce(
  commentId: number,
  liked: boolean,
  { dispatch, getState, queryFulfilled }: Reacting,
): Promise<void> {
  patchComment(dispatch, getState(), commentId, { action: liked ? 'like' : 'unlike' });
  try {
    const { data } = await queryFulfilled;
    patchComment(dispatch, getState(), commentId, { state: data });
  } catch {
    // By its id and not by RTK's undo, which knows places: a list may have changed meanwhile.
    patchComment(dispatch, getState(), commentId, { action: liked ? 'unlike' : 'like' });
  }
}

export const {
  usePostCommentMutation,
  useLikeCommentMutation,
  useUnlikeCommentMutation,
  useDeleteCommentMutation,
  useReportCommentMutation,
  useBlockAuthorMutation,
  useUnblockAuthorMutation,
} = changes;
