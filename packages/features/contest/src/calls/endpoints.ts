import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { contestCalls } from '@hanji/contract/calls/contest.ts';
import { guideCalls } from '@hanji/contract/calls/guide.ts';

type Call<Name extends keyof typeof contestCalls> = (typeof contestCalls)[Name];
type GetGuide = (typeof guideCalls)['getGuide'];
type Arguments<Name extends keyof typeof contestCalls> = ArgumentsOf<Call<Name>>;
type Data<Name extends keyof typeof contestCalls> = DataOf<Call<Name>>;

/** An entry, and what of it is asked for: it stands, or it is taken back. */
type Entering = Arguments<'enterContest'>['params'] & { readonly entered: boolean };

export const contestApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContests: build.query<Data<'getContests'>, Arguments<'getContests'>>({
      query: toRequest(contestCalls.getContests),
      providesTags: ['Contests'],
    }),
    getContest: build.query<Data<'getContest'>, Arguments<'getContest'>>({
      query: toRequest(contestCalls.getContest),
      providesTags: ['Contests'],
    }),
    getContestEntries: build.query<Data<'getContestEntries'>, Arguments<'getContestEntries'>>({
      query: toRequest(contestCalls.getContestEntries),
      providesTags: ['Contests'],
    }),
    getContestResult: build.query<Data<'getContestResult'>, Arguments<'getContestResult'>>({
      query: toRequest(contestCalls.getContestResult),
      providesTags: ['Contests'],
    }),
    getOpenContests: build.query<Data<'getOpenContests'>, Arguments<'getOpenContests'>>({
      query: toRequest(contestCalls.getOpenContests),
      providesTags: ['Contests'],
    }),
    getGuide: build.query<DataOf<GetGuide>, ArgumentsOf<GetGuide>>({
      query: toRequest(guideCalls.getGuide),
    }),
    changeEntry: build.mutation<null, Entering>({
      query: ({ entered, ...params }) => ({
        call: entered ? contestCalls.enterContest : contestCalls.leaveContest,
        args: { params },
      }),
      // Also after a refusal, which another tab or the clock may have brought about.
      invalidatesTags: ['Contests'],
    }),
  }),
});

export const {
  useGetContestsQuery,
  useGetContestQuery,
  useGetContestEntriesQuery,
  useGetContestResultQuery,
  useGetOpenContestsQuery,
  useGetGuideQuery,
  useChangeEntryMutation,
} = contestApi;
