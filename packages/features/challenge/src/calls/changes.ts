import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { challengeCommentCalls } from '@hanji/contract/calls/challenge-comment.ts';
import { challengeCalls } from '@hanji/contract/calls/challenge.ts';
import { addComment, patchChapter, patchComment, patchContent, type Patched } from './patches.ts';

type Read = typeof challengeCalls.readChallengeChapter;
type Like = typeof challengeCalls.likeChallengeChapter;
type Unlike = typeof challengeCalls.unlikeChallengeChapter;
type Report = typeof challengeCalls.reportChallengeChapter;
type Subscribe = typeof challengeCalls.subscribeChallenge;
type Unsubscribe = typeof challengeCalls.unsubscribeChallenge;
type UnsubscribeMany = typeof challengeCalls.unsubscribeChallenges;
type DeleteHistory = typeof challengeCalls.deleteChallengeHistory;
type Post = typeof challengeCommentCalls.postChallengeComment;
type LikeComment = typeof challengeCommentCalls.likeChallengeComment;
type UnlikeComment = typeof challengeCommentCalls.unlikeChallengeComment;
type DeleteComment = typeof challengeCommentCalls.deleteChallengeComment;
type ReportComment = typeof challengeCommentCalls.reportChallengeComment;

/** What a reader has changed is asked for anew where it is shown. */
const shelves = ['ChallengeShelf', 'ChallengeTitle'] as const;

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    readChallengeChapter: build.mutation<DataOf<Read>, ArgumentsOf<Read>>({
      query: toRequest(challengeCalls.readChallengeChapter),
      invalidatesTags: (_data, error) => (error ? [] : ['ChallengeTitle']),
    }),
    likeChallengeChapter: build.mutation<DataOf<Like>, ArgumentsOf<Like>>({
      query: toRequest(challengeCalls.likeChallengeChapter),
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        settled(patchChapter(dispatch, params, { liked: true }), queryFulfilled, (likes) =>
          patchChapter(dispatch, params, likes),
        ),
    }),
    unlikeChallengeChapter: build.mutation<DataOf<Unlike>, ArgumentsOf<Unlike>>({
      query: toRequest(challengeCalls.unlikeChallengeChapter),
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        settled(patchChapter(dispatch, params, { liked: false }), queryFulfilled, (likes) =>
          patchChapter(dispatch, params, likes),
        ),
    }),
    reportChallengeChapter: build.mutation<DataOf<Report>, ArgumentsOf<Report>>({
      query: toRequest(challengeCalls.reportChallengeChapter),
    }),
    subscribeChallenge: build.mutation<DataOf<Subscribe>, ArgumentsOf<Subscribe>>({
      query: toRequest(challengeCalls.subscribeChallenge),
      invalidatesTags: ['ChallengeShelf'],
      onQueryStarted: ({ body: { contentId } }, { dispatch, queryFulfilled }) =>
        settled(patchContent(dispatch, contentId, true), queryFulfilled),
    }),
    unsubscribeChallenge: build.mutation<DataOf<Unsubscribe>, ArgumentsOf<Unsubscribe>>({
      query: toRequest(challengeCalls.unsubscribeChallenge),
      invalidatesTags: ['ChallengeShelf'],
      onQueryStarted: ({ params: { contentId } }, { dispatch, queryFulfilled }) =>
        settled(patchContent(dispatch, contentId, false), queryFulfilled),
    }),
    unsubscribeChallenges: build.mutation<DataOf<UnsubscribeMany>, ArgumentsOf<UnsubscribeMany>>({
      query: toRequest(challengeCalls.unsubscribeChallenges),
      invalidatesTags: (_data, error) => (error ? [] : [...shelves]),
    }),
    deleteChallengeHistory: build.mutation<DataOf<DeleteHistory>, ArgumentsOf<DeleteHistory>>({
      query: toRequest(challengeCalls.deleteChallengeHistory),
      invalidatesTags: (_data, error) => (error ? [] : ['ChallengeHistory']),
    }),
    postChallengeComment: build.mutation<DataOf<Post>, ArgumentsOf<Post>>({
      query: toRequest(challengeCommentCalls.postChallengeComment),
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null);
        if (done) addComment(dispatch, done.data);
      },
    }),
    likeChallengeComment: build.mutation<DataOf<LikeComment>, ArgumentsOf<LikeComment>>({
      query: toRequest(challengeCommentCalls.likeChallengeComment),
      onQueryStarted: ({ params: { commentId } }, store) =>
        settled(patchComment(store, commentId, 'like'), store.queryFulfilled, (likes) =>
          patchComment(store, commentId, likes),
        ),
    }),
    unlikeChallengeComment: build.mutation<DataOf<UnlikeComment>, ArgumentsOf<UnlikeComment>>({
      query: toRequest(challengeCommentCalls.unlikeChallengeComment),
      onQueryStarted: ({ params: { commentId } }, store) =>
        settled(patchComment(store, commentId, 'unlike'), store.queryFulfilled, (likes) =>
          patchComment(store, commentId, likes),
        ),
    }),
    deleteChallengeComment: build.mutation<DataOf<DeleteComment>, ArgumentsOf<DeleteComment>>({
      query: toRequest(challengeCommentCalls.deleteChallengeComment),
      async onQueryStarted({ params: { commentId } }, store) {
        const done = await store.queryFulfilled.catch(() => null);
        if (done) patchComment(store, commentId, { status: 'deleted' });
      },
    }),
    reportChallengeComment: build.mutation<DataOf<ReportComment>, ArgumentsOf<ReportComment>>({
      query: toRequest(challengeCommentCalls.reportChallengeComment),
      async onQueryStarted({ params: { commentId } }, store) {
        const done = await store.queryFulfilled.catch(() => null);
        if (done) patchComment(store, commentId, { status: 'reported' });
      },
    }),
  }),
});

/** What was shown at once holds, as the service then says it, or is taken back where it fails. */
async function settled<Data>(
  shown: Patched,
  fulfilled: Promise<{ readonly data: Data }>,
  onSettled?: (data: Data) => void,
): Promise<void> {
  try {
    const { data } = await fulfilled;
    onSettled?.(data);
  } catch {
    shown.undo();
  }
}

export const {
  useReadChallengeChapterMutation,
  useLikeChallengeChapterMutation,
  useUnlikeChallengeChapterMutation,
  useReportChallengeChapterMutation,
  useSubscribeChallengeMutation,
  useUnsubscribeChallengeMutation,
  useUnsubscribeChallengesMutation,
  useDeleteChallengeHistoryMutation,
  usePostChallengeCommentMutation,
  useLikeChallengeCommentMutation,
  useUnlikeChallengeCommentMutation,
  useDeleteChallengeCommentMutation,
  useReportChallengeCommentMutation,
} = changesApi;
