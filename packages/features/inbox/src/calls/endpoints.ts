import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { inboxCalls } from '@hanji/contract/calls/inbox.ts';

type SeeInbox = typeof inboxCalls.seeInbox;
type ReceiveGift = typeof inboxCalls.receiveGift;

/** What is received is told by `coinsChanged`, which all tabs hear: gifts are of what a member has. */
export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGifts: build.query<DataOf<typeof inboxCalls.getGifts>, void>({
      query: toRequest(inboxCalls.getGifts),
      providesTags: ['Inventory'],
    }),
    getMessages: build.query<DataOf<typeof inboxCalls.getMessages>, void>({
      query: toRequest(inboxCalls.getMessages),
    }),
    getMissions: build.query<DataOf<typeof inboxCalls.getMissions>, void>({
      query: toRequest(inboxCalls.getMissions),
    }),
    getInboxNews: build.query<DataOf<typeof inboxCalls.getInboxNews>, void>({
      query: toRequest(inboxCalls.getInboxNews),
      providesTags: ['Inventory'],
    }),
    receiveGift: build.mutation<null, ArgumentsOf<ReceiveGift>>({
      query: toRequest(inboxCalls.receiveGift),
    }),
    receiveGifts: build.mutation<null, void>({ query: toRequest(inboxCalls.receiveGifts) }),
    seeInbox: build.mutation<DataOf<SeeInbox>, ArgumentsOf<SeeInbox>>({
      query: toRequest(inboxCalls.seeInbox),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const news = await queryFulfilled.catch(() => null);
        if (news)
          await dispatch(inboxApi.util.upsertQueryData('getInboxNews', undefined, news.data));
      },
    }),
  }),
});

export const {
  useGetGiftsQuery,
  useGetMessagesQuery,
  useGetMissionsQuery,
  useGetInboxNewsQuery,
  useReceiveGiftMutation,
  useReceiveGiftsMutation,
  useSeeInboxMutation,
} = inboxApi;
