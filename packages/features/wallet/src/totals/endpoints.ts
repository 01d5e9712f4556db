import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { coinCalls } from '@hanji/contract/calls/coin.ts';
import { memberCalls } from '@hanji/contract/calls/member.ts';

type GetInventory = typeof memberCalls.getInventory;
type GetExpiringCoins = typeof coinCalls.getExpiringCoins;

const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInventory: build.query<DataOf<GetInventory>, ArgumentsOf<GetInventory>>({
      query: toRequest(memberCalls.getInventory),
      providesTags: ['Inventory'],
    }),
    getExpiringCoins: build.query<DataOf<GetExpiringCoins>, ArgumentsOf<GetExpiringCoins>>({
      query: toRequest(coinCalls.getExpiringCoins),
      providesTags: ['Inventory'],
    }),
  }),
});

export const { useGetInventoryQuery, useGetExpiringCoinsQuery } = walletApi;
