import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { offerWallCalls } from '@hanji/contract/calls/offerwall.ts';

type Calls = typeof offerWallCalls;

const offerWallApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOfferProviders: build.query<
      DataOf<Calls['getOfferProviders']>,
      ArgumentsOf<Calls['getOfferProviders']>
    >({ query: toRequest(offerWallCalls.getOfferProviders) }),
    getAdInfo: build.query<DataOf<Calls['getAdInfo']>, ArgumentsOf<Calls['getAdInfo']>>({
      query: toRequest(offerWallCalls.getAdInfo),
    }),
    getChargeView: build.query<DataOf<Calls['getChargeView']>, ArgumentsOf<Calls['getChargeView']>>(
      { query: toRequest(offerWallCalls.getChargeView) },
    ),
    getConversion: build.query<DataOf<Calls['getConversion']>, ArgumentsOf<Calls['getConversion']>>(
      { query: toRequest(offerWallCalls.getConversion) },
    ),
    openConversion: build.mutation<
      DataOf<Calls['openConversion']>,
      ArgumentsOf<Calls['openConversion']>
    >({ query: toRequest(offerWallCalls.openConversion) }),
    cancelConversion: build.mutation<
      DataOf<Calls['cancelConversion']>,
      ArgumentsOf<Calls['cancelConversion']>
    >({ query: toRequest(offerWallCalls.cancelConversion) }),
  }),
});

export const {
  useGetOfferProvidersQuery,
  useGetAdInfoQuery,
  useGetChargeViewQuery,
  useGetConversionQuery,
  useOpenConversionMutation,
  useCancelConversionMutation,
} = offerWallApi;
