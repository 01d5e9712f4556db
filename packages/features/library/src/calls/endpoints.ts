import { api, toRequest, type DataOf } from '@hanji/api-client/api.ts';
import { libraryCalls } from '@hanji/contract/calls/library.ts';
import type { LibraryOrder, LibraryType } from '@hanji/contract/library-vocabulary.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { libraryPageSize } from '@hanji/domain/screens/page-sizes.ts';

/** A page, and when it came, in milliseconds: what is left of rentals was counted then. */
type Page = DataOf<typeof libraryCalls.getLibrary> & { readonly receivedAt: number };

/** What of a library is asked for; the order is left out where its list has one alone. */
export type LibraryArg = {
  readonly category: ContentCategory;
  readonly type: LibraryType;
  readonly orderType?: LibraryOrder | undefined;
};

/** Pages are counted, and begin where the one before has ended. */
type PageParam = { readonly pageNo: number; readonly after: string | undefined };

export function ofList(type: LibraryType) {
  return { type: 'Library', id: type } as const;
}

export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLibrary: build.infiniteQuery<Page, LibraryArg, PageParam>({
      infiniteQueryOptions: {
        initialPageParam: { pageNo: 0, after: undefined },
        getNextPageParam: ({ page }): PageParam | undefined =>
          page.after === null ? undefined : { pageNo: page.pageNo + 1, after: page.after },
      },
      query: ({ queryArg: { orderType, ...params }, pageParam }) =>
        toRequest(libraryCalls.getLibrary)({
          params,
          query: { pageSize: libraryPageSize, orderType, ...pageParam },
        }),
      transformResponse: (page: DataOf<typeof libraryCalls.getLibrary>) => ({
        ...page,
        receivedAt: Date.now(),
      }),
      providesTags: (_data, _error, { type }) => [ofList(type)],
    }),
  }),
});

export const { useGetLibraryInfiniteQuery } = libraryApi;
