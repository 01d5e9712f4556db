import { api, toRequest, type ArgumentsOf } from '@hanji/api-client/api.ts';
import { profileCalls } from '@hanji/contract/calls/account/profile.ts';

type PutAcceptMature = typeof profileCalls.putAcceptMature;

const matureApi = api.injectEndpoints({
  endpoints: (build) => ({
    putAcceptMature: build.mutation<null, ArgumentsOf<PutAcceptMature>>({
      query: toRequest(profileCalls.putAcceptMature),
      invalidatesTags: ['Mature'],
    }),
  }),
});

export const { usePutAcceptMatureMutation } = matureApi;
