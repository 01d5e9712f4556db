import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { coinCalls } from '@hanji/contract/calls/coin.ts';
import { purchaseCalls } from '@hanji/contract/calls/purchase.ts';

type Create = typeof purchaseCalls.createCoinTransaction;
type Unlock = typeof purchaseCalls.unlockChapter;
type UnlockAll = typeof purchaseCalls.unlockChapters;
type Rent = typeof purchaseCalls.rentChapter;
type TakeBack = typeof purchaseCalls.takeBackChapters;
type Advertise = typeof purchaseCalls.beginAdvertisement;
type Spending = typeof coinCalls.getCoinSpending;

const purchaseApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCoinTransaction: build.mutation<DataOf<Create>, ArgumentsOf<Create>>({
      query: toRequest(purchaseCalls.createCoinTransaction),
    }),
    unlockChapter: build.mutation<DataOf<Unlock>, ArgumentsOf<Unlock>>({
      query: toRequest(purchaseCalls.unlockChapter),
    }),
    unlockChapters: build.mutation<DataOf<UnlockAll>, ArgumentsOf<UnlockAll>>({
      query: toRequest(purchaseCalls.unlockChapters),
    }),
    rentChapter: build.mutation<DataOf<Rent>, ArgumentsOf<Rent>>({
      query: toRequest(purchaseCalls.rentChapter),
    }),
    takeBackChapters: build.mutation<DataOf<TakeBack>, ArgumentsOf<TakeBack>>({
      query: toRequest(purchaseCalls.takeBackChapters),
    }),
    beginAdvertisement: build.mutation<DataOf<Advertise>, ArgumentsOf<Advertise>>({
      query: toRequest(purchaseCalls.beginAdvertisement),
    }),
    getCoinSpending: build.query<DataOf<Spending>, ArgumentsOf<Spending>>({
      query: toRequest(coinCalls.getCoinSpending),
      providesTags: ['Inventory'],
    }),
  }),
});

export const {
  useCreateCoinTransactionMutation,
  useUnlockChapterMutation,
  useUnlockChaptersMutation,
  useRentChapterMutation,
  useTakeBackChaptersMutation,
  useBeginAdvertisementMutation,
  useGetCoinSpendingQuery,
} = purchaseApi;
