import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { signUpCalls } from '@hanji/contract/calls/account/sign-up.ts';

type Calls = typeof signUpCalls;

const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendVerificationCode: build.mutation<
      DataOf<Calls['sendVerificationCode']>,
      ArgumentsOf<Calls['sendVerificationCode']>
    >({ query: toRequest(signUpCalls.sendVerificationCode) }),
    checkVerificationCode: build.mutation<
      DataOf<Calls['checkVerificationCode']>,
      ArgumentsOf<Calls['checkVerificationCode']>
    >({ query: toRequest(signUpCalls.checkVerificationCode) }),
    signUp: build.mutation<DataOf<Calls['signUp']>, ArgumentsOf<Calls['signUp']>>({
      query: toRequest(signUpCalls.signUp),
    }),
  }),
});

export const signUpEndpoints = signUpApi.endpoints;
