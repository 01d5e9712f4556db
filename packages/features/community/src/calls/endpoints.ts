import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { commentCalls } from '@hanji/contract/calls/comment.ts';
import type { CommentOrder } from '@hanji/contract/comment-vocabulary.ts';
import type { CommentsAddress } from '#paths/comment-paths.ts';

type Page = DataOf<typeof commentCalls.getComments>;
type History = DataOf<typeof commentCalls.getCommentHistory>;
type Cursor = string | null;

/** What a change makes stale: what is told of histories, of chapters' lists, and of blocked authors. */
export const commentTags = {
  histories: { type: 'Comments', id: 'histories' },
  lists: { type: 'Comments', id: 'lists' },
  placed: { type: 'Comments', id: 'placed' },
  blocks: { type: 'Comments', id: 'blocks' },
} as const;

/** What of a chapter's comments is asked for. */
export type CommentsArg = CommentsAddress & { readonly orderType: CommentOrder };

/** Pages of histories follow each other by what each says of the next. */
const paged = {
  initialPageParam: null as Cursor,
  getNextPageParam: (page: History): Cursor | undefined =>
    page.lastRespondedPostedSeconds ?? undefined,
};

export const commentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.infiniteQuery<Page, CommentsArg, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ lastRespondedSeqNo }) => lastRespondedSeqNo ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        toRequest(commentCalls.getComments)({
          params: queryArg,
          query: { lastRespondedSeqNo: pageParam ?? undefined },
        }),
      providesTags: [commentTags.lists],
    }),
    getPlacedComments: build.query<
      DataOf<typeof commentCalls.getPlacedComments>,
      ArgumentsOf<typeof commentCalls.getPlacedComments>
    >({
      query: toRequest(commentCalls.getPlacedComments),
      providesTags: [commentTags.placed],
    }),
    getCommentHistory: build.infiniteQuery<History, void, Cursor>({
      infiniteQueryOptions: paged,
      query: ({ pageParam }) =>
        toRequest(commentCalls.getCommentHistory)({
          query: { lastRespondedPostedSeconds: pageParam ?? undefined },
        }),
      providesTags: [commentTags.histories],
    }),
    getBlockedAuthors: build.query<DataOf<typeof commentCalls.getBlockedAuthors>, void>({
      query: toRequest(commentCalls.getBlockedAuthors),
      providesTags: [commentTags.blocks],
    }),
    getAuthorComments: build.infiniteQuery<History, { readonly authorId: number }, Cursor>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        toRequest(commentCalls.getAuthorComments)({
          params: queryArg,
          query: { lastRespondedPostedSeconds: pageParam ?? undefined },
        }),
      providesTags: [commentTags.histories, commentTags.blocks],
    }),
  }),
});

export const {
  useGetCommentsInfiniteQuery,
  useGetCommentHistoryInfiniteQuery,
  useGetAuthorCommentsInfiniteQuery,
  useGetBlockedAuthorsQuery,
  useGetPlacedCommentsQuery,
} = commentApi;
