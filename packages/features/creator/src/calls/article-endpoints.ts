import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { ownArticleCalls } from '@hanji/contract/calls/creator/own-article.ts';
import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { newerArticle } from './newer.ts';
import { deskTags } from './tags.ts';

type Call<Name extends keyof typeof ownArticleCalls> = (typeof ownArticleCalls)[Name];
type Data<Name extends keyof typeof ownArticleCalls> = DataOf<Call<Name>>;
type Arg<Name extends keyof typeof ownArticleCalls> = ArgumentsOf<Call<Name>>;

export type SentCover = Omit<Arg<'setArticleCover'>, 'body' | 'uploads'> & {
  readonly body: Arg<'setArticleCover'>['body'] & { readonly image: File };
};

type OfArticle = { readonly params: { readonly contentId: number; readonly chapterId: number } };
const articleQueries = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnArticles: build.query<Data<'getOwnArticles'>, Arg<'getOwnArticles'>>({
      query: toRequest(ownArticleCalls.getOwnArticles),
      providesTags: (_data, _error, { params }) => [deskTags.articles(params.contentId)],
    }),
    getOwnArticle: build.query<Data<'getOwnArticle'>, Arg<'getOwnArticle'>>({
      query: toRequest(ownArticleCalls.getOwnArticle),
      providesTags: (_data, _error, { params }) => [deskTags.article(params.chapterId)],
    }),
    previewArticle: build.query<Data<'previewArticle'>, Arg<'previewArticle'>>({
      query: toRequest(ownArticleCalls.previewArticle),
      // Its addresses end, and the pages may have changed.
      keepUnusedDataFor: 0,
    }),
  }),
});

type Started = {
  readonly dispatch: (
    action: ReturnType<typeof articleQueries.util.upsertQueryData<'getOwnArticle'>>,
  ) => unknown;
  readonly queryFulfilled: Promise<{ data: ArticleDetail }>;
};

/** What a change answered, also that it was made on an older revision, is the article by now. */
async function adopt(
  { params: { contentId, chapterId } }: OfArticle,
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  const params = { contentId, chapterId };
  const article = await queryFulfilled.then(
    ({ data }) => data,
    ({ error }: { error: unknown }) => newerArticle(error),
  );
  if (article) dispatch(articleQueries.util.upsertQueryData('getOwnArticle', { params }, article));
}

function lists(_data: unknown, error: unknown, { params }: OfArticle) {
  return error ? [] : [deskTags.titles, deskTags.articles(params.contentId)];
}

const articleChanges = api.injectEndpoints({
  endpoints: (build) => ({
    createArticle: build.mutation<Data<'createArticle'>, Arg<'createArticle'>>({
      query: toRequest(ownArticleCalls.createArticle),
      invalidatesTags: (_data, error, { params }) =>
        error ? [] : [deskTags.titles, deskTags.articles(params.contentId)],
    }),
    changeArticle: build.mutation<Data<'changeArticle'>, Arg<'changeArticle'>>({
      query: toRequest(ownArticleCalls.changeArticle),
      onQueryStarted: adopt,
      invalidatesTags: lists,
    }),
    orderPages: build.mutation<Data<'orderPages'>, Arg<'orderPages'>>({
      query: toRequest(ownArticleCalls.orderPages),
      onQueryStarted: adopt,
    }),
    removePage: build.mutation<Data<'removePage'>, Arg<'removePage'>>({
      query: toRequest(ownArticleCalls.removePage),
      onQueryStarted: adopt,
      invalidatesTags: lists,
    }),
    setArticleCover: build.mutation<Data<'setArticleCover'>, SentCover>({
      query: ({ params, body }) => ({
        call: ownArticleCalls.setArticleCover,
        args: { params, body },
      }),
      onQueryStarted: adopt,
      invalidatesTags: lists,
    }),
    publishArticle: build.mutation<Data<'publishArticle'>, Arg<'publishArticle'>>({
      query: toRequest(ownArticleCalls.publishArticle),
      onQueryStarted: adopt,
      invalidatesTags: lists,
    }),
    withdrawArticle: build.mutation<Data<'withdrawArticle'>, Arg<'withdrawArticle'>>({
      query: toRequest(ownArticleCalls.withdrawArticle),
      onQueryStarted: adopt,
      invalidatesTags: lists,
    }),
    deleteArticle: build.mutation<Data<'deleteArticle'>, Arg<'deleteArticle'>>({
      query: toRequest(ownArticleCalls.deleteArticle),
      invalidatesTags: lists,
    }),
  }),
});

export const { useGetOwnArticlesQuery, useGetOwnArticleQuery, usePreviewArticleQuery } =
  articleQueries;
export const {
  useCreateArticleMutation,
  useChangeArticleMutation,
  useOrderPagesMutation,
  useRemovePageMutation,
  useSetArticleCoverMutation,
  usePublishArticleMutation,
  useWithdrawArticleMutation,
  useDeleteArticleMutation,
} = articleChanges;
