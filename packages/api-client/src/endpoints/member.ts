import { profileCalls } from '@hanji/contract/calls/account/profile.ts';
import { sessionCalls } from '@hanji/contract/calls/account/session.ts';
import { api, toRequest, type ArgumentsOf, type DataOf } from '../api.ts';

type GetProfile = typeof profileCalls.getProfile;
type ReportForegrounded = typeof sessionCalls.reportForegrounded;

/** Who is signed in, for the session of every edition and for the pages of an account. */
export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<DataOf<GetProfile>, ArgumentsOf<GetProfile>>({
      query: toRequest(profileCalls.getProfile),
      providesTags: ['Profile'],
    }),
    reportForegrounded: build.mutation<DataOf<ReportForegrounded>, ArgumentsOf<ReportForegrounded>>(
      { query: toRequest(sessionCalls.reportForegrounded) },
    ),
  }),
});

export const { useGetProfileQuery } = memberApi;
