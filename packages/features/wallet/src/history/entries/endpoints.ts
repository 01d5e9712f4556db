import { api, toRequest, type DataOf } from '@hanji/api-client/api.ts';
import { coinCalls } from '@hanji/contract/calls/coin.ts';
import type { CoinsDistributedFor, CoinsUsedFor } from '@hanji/contract/vocabulary.ts';
import type { HistoryFilter } from '#history/history-address.ts';

type UsedCoins = DataOf<typeof coinCalls.getUsedCoins>;
type DistributedCoins = DataOf<typeof coinCalls.getDistributedCoins>;
type Cursor = number | null;

/** Pages follow each other by what each says of the next. */
const paged = {
  initialPageParam: null as Cursor,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: Cursor }): Cursor | undefined =>
    nextCursor ?? undefined,
};

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsedCoins: build.infiniteQuery<UsedCoins, HistoryFilter<CoinsUsedFor>, Cursor>({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        toRequest(coinCalls.getUsedCoins)({
          query: { ...queryArg, cursor: pageParam ?? undefined },
        }),
      providesTags: ['Inventory'],
    }),
    getDistributedCoins: build.infiniteQuery<
      DistributedCoins,
      HistoryFilter<CoinsDistributedFor>,
      Cursor
    >({
      infiniteQueryOptions: paged,
      query: ({ queryArg, pageParam }) =>
        toRequest(coinCalls.getDistributedCoins)({
          query: { ...queryArg, cursor: pageParam ?? undefined },
        }),
      providesTags: ['Inventory'],
    }),
  }),
});

export const { useGetUsedCoinsInfiniteQuery, useGetDistributedCoinsInfiniteQuery } = historyApi;
