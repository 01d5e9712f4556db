import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { certificationCalls } from '@hanji/contract/calls/account/certification.ts';

type Init = typeof certificationCalls.initCertification;
type Complete = typeof certificationCalls.completeCertification;

const certificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Both are GET and neither is to be taken from the cache: each works once.
    initCertification: build.mutation<DataOf<Init>, ArgumentsOf<Init>>({
      query: toRequest(certificationCalls.initCertification),
    }),
    completeCertification: build.mutation<DataOf<Complete>, ArgumentsOf<Complete>>({
      query: toRequest(certificationCalls.completeCertification),
      invalidatesTags: ['Mature'],
    }),
  }),
});

export const { useInitCertificationMutation, useCompleteCertificationMutation } = certificationApi;
