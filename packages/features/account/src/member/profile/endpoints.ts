import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { profileCalls } from '@hanji/contract/calls/account/profile.ts';
import { sessionCalls } from '@hanji/contract/calls/account/session.ts';

type Call<Name extends keyof typeof profileCalls> = ArgumentsOf<(typeof profileCalls)[Name]>;
type GetDevices = typeof sessionCalls.getSignedInDevices;

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    putAvatar: build.mutation<DataOf<typeof profileCalls.putAvatar>, Blob>({
      query: (avatar) => ({ call: profileCalls.putAvatar, args: { body: { avatar } } }),
      invalidatesTags: ['Profile'],
    }),
    deleteAvatar: build.mutation<null, void>({
      query: toRequest(profileCalls.deleteAvatar),
      invalidatesTags: ['Profile'],
    }),
    putNickname: build.mutation<null, Call<'putNickname'>>({
      query: toRequest(profileCalls.putNickname),
      invalidatesTags: ['Profile'],
    }),
    putEmail: build.mutation<null, Call<'putEmail'>>({
      query: toRequest(profileCalls.putEmail),
      invalidatesTags: ['Profile'],
    }),
    putCellPhone: build.mutation<null, Call<'putCellPhone'>>({
      query: toRequest(profileCalls.putCellPhone),
      invalidatesTags: ['Profile'],
    }),
    putEmailNotify: build.mutation<null, Call<'putEmailNotify'>>({
      query: toRequest(profileCalls.putEmailNotify),
      invalidatesTags: ['Profile'],
    }),
    putMarketInfoAgree: build.mutation<null, Call<'putMarketInfoAgree'>>({
      query: toRequest(profileCalls.putMarketInfoAgree),
      invalidatesTags: ['Profile'],
    }),
    getSignedInDevices: build.query<DataOf<GetDevices>, ArgumentsOf<GetDevices>>({
      query: toRequest(sessionCalls.getSignedInDevices),
      providesTags: ['Devices'],
    }),
    signOutDevice: build.mutation<null, ArgumentsOf<typeof sessionCalls.signOutDevice>>({
      query: toRequest(sessionCalls.signOutDevice),
      invalidatesTags: ['Devices'],
    }),
    signOutOtherDevices: build.mutation<null, void>({
      query: toRequest(sessionCalls.signOutOtherDevices),
      invalidatesTags: ['Devices'],
    }),
  }),
});

/** For forms, which send their own. */
export const profileEndpoints = profileApi.endpoints;
export const {
  usePutAvatarMutation,
  useDeleteAvatarMutation,
  usePutEmailNotifyMutation,
  usePutMarketInfoAgreeMutation,
  useGetSignedInDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutOtherDevicesMutation,
} = profileApi;
