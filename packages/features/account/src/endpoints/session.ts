import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { externalLoginCalls } from '@hanji/contract/calls/account/external-login.ts';
import { sessionCalls } from '@hanji/contract/calls/account/session.ts';

type Calls = typeof sessionCalls;
type GetAuthorizeUrl = (typeof externalLoginCalls)['getAuthorizeUrl'];

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Keys work once: nothing that asks for them may get what another got.
    getRsaKeys: build.mutation<DataOf<Calls['getRsaKeys']>, ArgumentsOf<Calls['getRsaKeys']>>({
      query: toRequest(sessionCalls.getRsaKeys),
    }),
    signIn: build.mutation<DataOf<Calls['signIn']>, ArgumentsOf<Calls['signIn']>>({
      query: toRequest(sessionCalls.signIn),
    }),
    checkDormantPassword: build.mutation<
      DataOf<Calls['checkDormantPassword']>,
      ArgumentsOf<Calls['checkDormantPassword']>
    >({ query: toRequest(sessionCalls.checkDormantPassword) }),
    switchDormantToMember: build.mutation<
      DataOf<Calls['switchDormantToMember']>,
      ArgumentsOf<Calls['switchDormantToMember']>
    >({ query: toRequest(sessionCalls.switchDormantToMember) }),
    getAuthorizeUrl: build.mutation<DataOf<GetAuthorizeUrl>, ArgumentsOf<GetAuthorizeUrl>>({
      query: toRequest(externalLoginCalls.getAuthorizeUrl),
    }),
  }),
});

export const sessionEndpoints = sessionApi.endpoints;
