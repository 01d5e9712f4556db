import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { ownTitleCalls } from '@hanji/contract/calls/creator/own-title.ts';
import { newerTitle } from './newer.ts';
import { deskTags } from './tags.ts';

type Call<Name extends keyof typeof ownTitleCalls> = (typeof ownTitleCalls)[Name];
type Data<Name extends keyof typeof ownTitleCalls> = DataOf<Call<Name>>;
type Arg<Name extends keyof typeof ownTitleCalls> = ArgumentsOf<Call<Name>>;

/** Cut by the service out of the whole picture. */
export type SentImage = Omit<Arg<'setTitleImage'>, 'body' | 'uploads'> & {
  readonly body: Arg<'setTitleImage'>['body'] & { readonly image: File };
};

const titleQueries = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnTitles: build.query<Data<'getOwnTitles'>, void>({
      query: toRequest(ownTitleCalls.getOwnTitles),
      providesTags: [deskTags.titles],
    }),
    getOwnTitle: build.query<Data<'getOwnTitle'>, Arg<'getOwnTitle'>>({
      query: toRequest(ownTitleCalls.getOwnTitle),
      providesTags: (_data, _error, { params }) => [deskTags.title(params.contentId)],
    }),
    getTitleActivity: build.query<Data<'getTitleActivity'>, Arg<'getTitleActivity'>>({
      query: toRequest(ownTitleCalls.getTitleActivity),
    }),
  }),
});

type Started = {
  readonly dispatch: (
    action: ReturnType<typeof titleQueries.util.upsertQueryData<'getOwnTitle'>>,
  ) => unknown;
  readonly queryFulfilled: Promise<{ data: Data<'getOwnTitle'> }>;
};

/** What a change answered, also that it was made on an older revision, is the title by now. */
async function adopt(
  { params: { contentId } }: { readonly params: { readonly contentId: number } },
  { dispatch, queryFulfilled }: Started,
): Promise<void> {
  const title = await queryFulfilled.then(
    ({ data }) => data,
    ({ error }: { error: unknown }) => newerTitle(error),
  );
  if (!title) return;
  dispatch(titleQueries.util.upsertQueryData('getOwnTitle', { params: { contentId } }, title));
}

const titleChanges = api.injectEndpoints({
  endpoints: (build) => ({
    createTitle: build.mutation<Data<'createTitle'>, Arg<'createTitle'>>({
      query: toRequest(ownTitleCalls.createTitle),
      invalidatesTags: (_data, error) => (error ? [] : [deskTags.titles]),
    }),
    changeTitle: build.mutation<Data<'changeTitle'>, Arg<'changeTitle'>>({
      query: toRequest(ownTitleCalls.changeTitle),
      onQueryStarted: adopt,
      invalidatesTags: (_data, error, { params }) =>
        error ? [] : [deskTags.titles, deskTags.articles(params.contentId)],
    }),
    setTitleImage: build.mutation<Data<'setTitleImage'>, SentImage>({
      query: ({ params, body }) => ({ call: ownTitleCalls.setTitleImage, args: { params, body } }),
      onQueryStarted: adopt,
      invalidatesTags: (_data, error, { params }) =>
        error ? [] : [deskTags.titles, deskTags.articles(params.contentId)],
    }),
    deleteTitle: build.mutation<Data<'deleteTitle'>, Arg<'deleteTitle'>>({
      query: toRequest(ownTitleCalls.deleteTitle),
      invalidatesTags: (_data, error) => (error ? [] : [deskTags.titles, deskTags.comments]),
    }),
  }),
});

export const { useGetOwnTitlesQuery, useGetOwnTitleQuery, useGetTitleActivityQuery } = titleQueries;
export const {
  useCreateTitleMutation,
  useChangeTitleMutation,
  useSetTitleImageMutation,
  useDeleteTitleMutation,
} = titleChanges;
