import {
  api,
  toRequest,
  type ArgumentsOf,
  type CallRequest,
  type DataOf,
} from '@hanji/api-client/api.ts';
import { browsingCalls } from '@hanji/contract/calls/browsing.ts';
import type { Page } from '@hanji/contract/entities/home.ts';
import { genrePageSize, searchPageSize } from '@hanji/domain/screens/page-sizes.ts';
import type { ContentCategory, Genre } from '@hanji/contract/vocabulary.ts';

type GetHome = typeof browsingCalls.getHome;
type GetAdultHome = typeof browsingCalls.getAdultHome;
type GetEvents = typeof browsingCalls.getEvents;
type GetMenu = typeof browsingCalls.getMenu;
type GetGenre = typeof browsingCalls.getGenre;
type GetCatalog = typeof browsingCalls.getCatalog;
type Search = typeof browsingCalls.search;

/** The item is the one that a menu opens at where `itemCode` is null. */
export type MenuArguments = {
  readonly category: ContentCategory;
  readonly menuCode: string;
  readonly itemCode: string | null;
};
export type GenreArguments = { readonly category: ContentCategory; readonly genre: Genre };
export type CatalogArguments = { readonly contentCatalogId: number; readonly pageSize: number };

/** Pages count from 0 and follow each other while there is a next one. */
const paged = {
  initialPageParam: 0,
  getNextPageParam: ({ page }: { page: Page }): number | undefined =>
    page.hasNext ? page.pageNo + 1 : undefined,
};

function menuRequest({ category, menuCode, itemCode }: MenuArguments): CallRequest {
  return itemCode === null
    ? toRequest(browsingCalls.getMenu)({ params: { category, menuCode } })
    : toRequest(browsingCalls.getMenuItem)({ params: { category, menuCode, itemCode } });
}

export const browsingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<DataOf<GetHome>, ArgumentsOf<GetHome>>({
      query: toRequest(browsingCalls.getHome),
      providesTags: ['Home'],
    }),
    getAdultHome: build.query<DataOf<GetAdultHome>, ArgumentsOf<GetAdultHome>>({
      query: toRequest(browsingCalls.getAdultHome),
      providesTags: ['Home'],
    }),
    getEvents: build.query<DataOf<GetEvents>, ArgumentsOf<GetEvents>>({
      query: toRequest(browsingCalls.getEvents),
      providesTags: ['Home'],
    }),
    getMenu: build.query<DataOf<GetMenu>, MenuArguments>({
      query: menuRequest,
      providesTags: ['Home'],
    }),
    getGenre: build.infiniteQuery<DataOf<GetGenre>, GenreArguments, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        toRequest(browsingCalls.getGenre)({
          params: queryArg,
          query: { pageNo: pageParam, pageSize: genrePageSize },
        }),
      providesTags: ['Home'],
    }),
    getCatalog: build.infiniteQuery<DataOf<GetCatalog>, CatalogArguments, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { contentCatalogId, pageSize }, pageParam }) =>
        toRequest(browsingCalls.getCatalog)({
          params: { contentCatalogId },
          query: { pageNo: pageParam, pageSize },
        }),
      providesTags: ['Home'],
    }),
    search: build.infiniteQuery<DataOf<Search>, string, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        toRequest(browsingCalls.search)({
          body: { query: queryArg, pageNo: pageParam, pageSize: searchPageSize },
        }),
      providesTags: ['Search'],
    }),
  }),
});

export const {
  useGetHomeQuery,
  useGetAdultHomeQuery,
  useGetEventsQuery,
  useGetMenuQuery,
  useGetGenreInfiniteQuery,
  useGetCatalogInfiniteQuery,
  useSearchInfiniteQuery,
} = browsingApi;
