import { api, toRequest } from '@hanji/api-client/api.ts';
import { sessionCalls } from '@hanji/contract/calls/account/session.ts';

const signOutApi = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<null, void>({ query: toRequest(sessionCalls.signOut) }),
  }),
});

/** POST /member/signout. */
export const signOutEndpoint = signOutApi.endpoints.signOut;
export const { useSignOutMutation } = signOutApi;
