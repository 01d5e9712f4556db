import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { externalLoginCalls } from '@hanji/contract/calls/account/external-login.ts';

type Calls = typeof externalLoginCalls;
type Arguments<Name extends keyof Calls> = ArgumentsOf<Calls[Name]>;
type Data<Name extends keyof Calls> = DataOf<Calls[Name]>;

const externalApi = api.injectEndpoints({
  endpoints: (build) => ({
    receiveExternalCallback: build.mutation<
      Data<'receiveExternalCallback'>,
      Arguments<'receiveExternalCallback'>
    >({ query: toRequest(externalLoginCalls.receiveExternalCallback) }),
    externalSignIn: build.mutation<Data<'externalSignIn'>, Arguments<'externalSignIn'>>({
      query: toRequest(externalLoginCalls.externalSignIn),
    }),
    externalSignUp: build.mutation<Data<'externalSignUp'>, Arguments<'externalSignUp'>>({
      query: toRequest(externalLoginCalls.externalSignUp),
    }),
    connectExternalLogin: build.mutation<null, Arguments<'connectExternalLogin'>>({
      query: toRequest(externalLoginCalls.connectExternalLogin),
      invalidatesTags: ['Profile'],
    }),
    disconnectExternalLogin: build.mutation<null, Arguments<'disconnectExternalLogin'>>({
      query: toRequest(externalLoginCalls.disconnectExternalLogin),
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const externalEndpoints = externalApi.endpoints;
export const { useDisconnectExternalLoginMutation } = externalApi;
