import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { signUpCalls } from '@hanji/contract/calls/account/sign-up.ts';

type GetConsent = (typeof signUpCalls)['getConsent'];
type SaveConsent = (typeof signUpCalls)['saveConsent'];

const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConsent: build.query<DataOf<GetConsent>, ArgumentsOf<GetConsent>>({
      query: toRequest(signUpCalls.getConsent),
    }),
    saveConsent: build.mutation<DataOf<SaveConsent>, ArgumentsOf<SaveConsent>>({
      query: toRequest(signUpCalls.saveConsent),
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const { useGetConsentQuery } = consentApi;
export const consentEndpoints = consentApi.endpoints;
