import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { memberCalls } from '@hanji/contract/calls/member.ts';

type GetInventory = typeof memberCalls.getInventory;

const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInventory: build.query<DataOf<GetInventory>, ArgumentsOf<GetInventory>>({
      query: toRequest(memberCalls.getInventory),
      providesTags: ['Inventory'],
    }),
  }),
});

export const { useGetInventoryQuery } = inventoryApi;
