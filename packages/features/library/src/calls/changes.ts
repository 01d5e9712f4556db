import { toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { libraryCalls, type LibraryTitle } from '@hanji/contract/calls/library.ts';
import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import { libraryApi, ofList } from './endpoints.ts';

type Subscribe = typeof libraryCalls.subscribe;
type Unsubscribe = typeof libraryCalls.unsubscribe;
type Remove = typeof libraryCalls.removeFromLibrary;
type State = Parameters<typeof libraryApi.util.selectCachedArgsForQuery>[0];

function ofTitle({ contentId }: { readonly contentId: number }) {
  return { type: 'Content', id: contentId } as const;
}

/**
 * What takes titles out of every list of a type that this tab has, once they are gone at the
 * service: asking for all pages of a long list again takes a while.
 */
function withoutTitles(state: State, type: LibraryType, titles: readonly LibraryTitle[]) {
  const gone = new Set(titles.map(({ contentId }) => contentId));
  const { util } = libraryApi;
  return util
    .selectCachedArgsForQuery(state, 'getLibrary')
    .filter((arg) => arg.type === type)
    .map((arg) =>
      util.updateQueryData('getLibrary', arg, ({ pages }) => {
        for (const page of pages) {
          page.contents = page.contents.filter(({ content }) => !gone.has(content.id));
        }
      }),
    );
}

const changes = libraryApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<DataOf<Subscribe>, ArgumentsOf<Subscribe>>({
      query: toRequest(libraryCalls.subscribe),
      invalidatesTags: (_data, error, { params }) =>
        error ? [] : [ofList('subscribed'), ofTitle(params)],
    }),
    unsubscribe: build.mutation<DataOf<Unsubscribe>, ArgumentsOf<Unsubscribe>>({
      query: toRequest(libraryCalls.unsubscribe),
      invalidatesTags: (_data, error, { body }) =>
        error ? [] : [ofList('subscribed'), ...body.map(ofTitle)],
      onQueryStarted: async ({ body }, life) => {
        const done = await life.queryFulfilled.catch(() => null);
        if (done)
          withoutTitles(life.getState(), 'subscribed', body).forEach((patch) =>
            life.dispatch(patch),
          );
      },
    }),
    removeFromLibrary: build.mutation<DataOf<Remove>, ArgumentsOf<Remove>>({
      query: toRequest(libraryCalls.removeFromLibrary),
      invalidatesTags: (_data, error, { params }) => (error ? [] : [ofList(params.type)]),
      onQueryStarted: async ({ params, body }, life) => {
        const done = await life.queryFulfilled.catch(() => null);
        if (done)
          withoutTitles(life.getState(), params.type, body).forEach((patch) =>
            life.dispatch(patch),
          );
      },
    }),
  }),
});

export const { useSubscribeMutation, useUnsubscribeMutation, useRemoveFromLibraryMutation } =
  changes;
