import { api, toRequest, type ArgumentsOf } from '@hanji/api-client/api.ts';
import { profileCalls } from '@hanji/contract/calls/account/profile.ts';
import { sessionCalls } from '@hanji/contract/calls/account/session.ts';

const deletionApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteAccount: build.mutation<null, ArgumentsOf<typeof profileCalls.deleteAccount>>({
      query: toRequest(profileCalls.deleteAccount),
    }),
    switchMemberToDormant: build.mutation<null, void>({
      query: toRequest(sessionCalls.switchMemberToDormant),
    }),
  }),
});

export const { useDeleteAccountMutation, useSwitchMemberToDormantMutation } = deletionApi;
