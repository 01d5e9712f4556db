import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { receivedCommentCalls } from '@hanji/contract/calls/creator/received-comment.ts';
import { deskTags } from './tags.ts';

type Page = DataOf<typeof receivedCommentCalls.getReceivedComments>;
type Hide = typeof receivedCommentCalls.hideComment;
type Unhide = typeof receivedCommentCalls.unhideComment;

/** Of all titles where neither is named. */
export type CommentsArg = {
  readonly contentId?: number | undefined;
  readonly chapterId?: number | undefined;
};

const commentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReceivedComments: build.infiniteQuery<Page, CommentsArg, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ after }) => after ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        toRequest(receivedCommentCalls.getReceivedComments)({
          query: { ...queryArg, after: pageParam },
        }),
      providesTags: [deskTags.comments],
    }),
    hideComment: build.mutation<DataOf<Hide>, ArgumentsOf<Hide>>({
      query: toRequest(receivedCommentCalls.hideComment),
      invalidatesTags: (_data, error) => (error ? [] : [deskTags.comments]),
    }),
    unhideComment: build.mutation<DataOf<Unhide>, ArgumentsOf<Unhide>>({
      query: toRequest(receivedCommentCalls.unhideComment),
      invalidatesTags: (_data, error) => (error ? [] : [deskTags.comments]),
    }),
  }),
});

export const {
  useGetReceivedCommentsInfiniteQuery,
  useHideCommentMutation,
  useUnhideCommentMutation,
} = commentApi;
