import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { pushCalls } from '@hanji/contract/calls/push.ts';
import type { NoticeSettings } from '@hanji/contract/entities/push.ts';

type Put = ArgumentsOf<typeof pushCalls.putNoticeSetting>;

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPushKey: build.query<DataOf<typeof pushCalls.getPushKey>, void>({
      query: toRequest(pushCalls.getPushKey),
    }),
    subscribePush: build.mutation<null, ArgumentsOf<typeof pushCalls.subscribePush>>({
      query: toRequest(pushCalls.subscribePush),
    }),
    updatePushSubscription: build.mutation<
      null,
      ArgumentsOf<typeof pushCalls.updatePushSubscription>
    >({ query: toRequest(pushCalls.updatePushSubscription) }),
    unsubscribePush: build.mutation<null, ArgumentsOf<typeof pushCalls.unsubscribePush>>({
      query: toRequest(pushCalls.unsubscribePush),
    }),
    getNoticeSettings: build.query<NoticeSettings, void>({
      query: toRequest(pushCalls.getNoticeSettings),
      providesTags: ['Notices'],
    }),
    putNoticeSetting: build.mutation<null, Put>({
      query: toRequest(pushCalls.putNoticeSetting),
      invalidatesTags: ['Notices'],
    }),
  }),
});

export const {
  useGetPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  useGetNoticeSettingsQuery,
  usePutNoticeSettingMutation,
} = pushApi;
