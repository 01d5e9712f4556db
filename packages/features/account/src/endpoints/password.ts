import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { passwordCalls } from '@hanji/contract/calls/account/password.ts';

type Calls = typeof passwordCalls;

const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPassword: build.mutation<DataOf<Calls['findPassword']>, ArgumentsOf<Calls['findPassword']>>(
      { query: toRequest(passwordCalls.findPassword) },
    ),
    resetPassword: build.mutation<
      DataOf<Calls['resetPassword']>,
      ArgumentsOf<Calls['resetPassword']>
    >({ query: toRequest(passwordCalls.resetPassword) }),
    changePassword: build.mutation<
      DataOf<Calls['changePassword']>,
      ArgumentsOf<Calls['changePassword']>
    >({ query: toRequest(passwordCalls.changePassword), invalidatesTags: ['Profile'] }),
    postponePasswordExpiration: build.mutation<
      DataOf<Calls['postponePasswordExpiration']>,
      ArgumentsOf<Calls['postponePasswordExpiration']>
    >({
      query: toRequest(passwordCalls.postponePasswordExpiration),
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const passwordEndpoints = passwordApi.endpoints;
