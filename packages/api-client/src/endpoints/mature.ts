import { matureCalls } from '@hanji/contract/calls/account/mature.ts';
import { api, toRequest, type ArgumentsOf, type DataOf } from '../api.ts';

type GetMature = typeof matureCalls.getMature;
type PutAcceptMature = typeof matureCalls.putAcceptMature;

/** Where a member stands to titles for adults, for whoever opens one. */
export const matureApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMature: build.query<DataOf<GetMature>, ArgumentsOf<GetMature>>({
      query: toRequest(matureCalls.getMature),
      providesTags: ['Mature'],
    }),
    putAcceptMature: build.mutation<null, ArgumentsOf<PutAcceptMature>>({
      query: toRequest(matureCalls.putAcceptMature),
      invalidatesTags: ['Mature'],
    }),
  }),
});

export const { useGetMatureQuery, useLazyGetMatureQuery, usePutAcceptMatureMutation } = matureApi;
