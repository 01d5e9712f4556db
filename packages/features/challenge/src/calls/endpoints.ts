import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { challengeCommentCalls } from '@hanji/contract/calls/challenge-comment.ts';
import { challengeCalls } from '@hanji/contract/calls/challenge.ts';
import type {
  ChallengeCommentOrder,
  ChallengeGenreId,
  ChallengeRankingType,
} from '@hanji/contract/challenge-vocabulary.ts';
import type { ChallengePage } from '@hanji/contract/entities/challenge.ts';
import {
  challengePageSize,
  challengeSearchPageSize,
  standardRankingOrder,
} from '@hanji/domain/challenge/limits.ts';
import type { ChapterAddress, SortBarOrder } from '#paths/challenge-paths.ts';

type Home = typeof challengeCalls.getChallengeHome;
type Contents = typeof challengeCalls.getChallengeContents;
type Genre = typeof challengeCalls.getChallengeGenre;
type Ranking = typeof challengeCalls.getChallengeRanking;
type Search = typeof challengeCalls.searchChallenge;
type Content = typeof challengeCalls.getChallengeContent;
type Chapter = typeof challengeCalls.getChallengeChapter;
type History = typeof challengeCalls.getChallengeHistory;
type Subscriptions = typeof challengeCalls.getChallengeSubscriptions;
type Comments = typeof challengeCommentCalls.getChallengeComments;

type GenreArg = { readonly genreId: ChallengeGenreId; readonly orderType: SortBarOrder };
export type CommentsArg = ChapterAddress & { readonly orderType: ChallengeCommentOrder };

/** Pages count from 0 and follow each other while there is a next one. */
const paged = {
  initialPageParam: 0,
  getNextPageParam: ({ page }: { page: ChallengePage }): number | undefined =>
    page.hasNext ? page.pageNo + 1 : undefined,
};

function pageOf(pageNo: number) {
  return { pageNo, pageSize: challengePageSize };
}

export const challengeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChallengeHome: build.query<DataOf<Home>, ArgumentsOf<Home>>({
      query: toRequest(challengeCalls.getChallengeHome),
    }),
    getChallengeContents: build.infiniteQuery<DataOf<Contents>, SortBarOrder, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: orderType, pageParam }) =>
        toRequest(challengeCalls.getChallengeContents)({
          query: { ...pageOf(pageParam), orderType },
        }),
    }),
    getChallengeGenre: build.infiniteQuery<DataOf<Genre>, GenreArg, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { genreId, orderType }, pageParam }) =>
        toRequest(challengeCalls.getChallengeGenre)({
          params: { genreId },
          query: { ...pageOf(pageParam), orderType },
        }),
    }),
    getChallengeRanking: build.infiniteQuery<DataOf<Ranking>, ChallengeRankingType, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: rankingType, pageParam }) =>
        toRequest(challengeCalls.getChallengeRanking)({
          params: { rankingType },
          query: { ...pageOf(pageParam), orderType: standardRankingOrder },
        }),
    }),
    searchChallenge: build.infiniteQuery<DataOf<Search>, string, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: query, pageParam: pageNo }) =>
        toRequest(challengeCalls.searchChallenge)({
          query: { query, pageNo, pageSize: challengeSearchPageSize },
        }),
    }),
    getChallengeContent: build.query<DataOf<Content>, ArgumentsOf<Content>>({
      query: toRequest(challengeCalls.getChallengeContent),
      providesTags: ['ChallengeTitle'],
    }),
    getChallengeChapter: build.query<DataOf<Chapter>, ArgumentsOf<Chapter>>({
      query: toRequest(challengeCalls.getChallengeChapter),
      // Addresses in a view are signed and expire: a view is for this visit, not for the next. What
      // comes with a page waits for its screen that long.
      keepUnusedDataFor: 5,
    }),
    getChallengeHistory: build.infiniteQuery<DataOf<History>, void, number>({
      infiniteQueryOptions: paged,
      query: ({ pageParam }) =>
        toRequest(challengeCalls.getChallengeHistory)({ query: pageOf(pageParam) }),
      providesTags: ['ChallengeHistory'],
    }),
    getChallengeSubscriptions: build.infiniteQuery<DataOf<Subscriptions>, void, number>({
      infiniteQueryOptions: paged,
      query: ({ pageParam }) =>
        toRequest(challengeCalls.getChallengeSubscriptions)({ query: pageOf(pageParam) }),
      providesTags: ['ChallengeShelf'],
    }),
    getChallengeComments: build.infiniteQuery<DataOf<Comments>, CommentsArg, number>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { contentId, chapterId, orderType }, pageParam }) =>
        toRequest(challengeCommentCalls.getChallengeComments)({
          params: { contentId, chapterId },
          query: { ...pageOf(pageParam), orderType },
        }),
      // Others write meanwhile.
      keepUnusedDataFor: 5,
    }),
  }),
});

export const {
  useGetChallengeHomeQuery,
  useGetChallengeContentsInfiniteQuery,
  useGetChallengeGenreInfiniteQuery,
  useGetChallengeRankingInfiniteQuery,
  useSearchChallengeInfiniteQuery,
  useGetChallengeContentQuery,
  useGetChallengeChapterQuery,
  useGetChallengeHistoryInfiniteQuery,
  useGetChallengeSubscriptionsInfiniteQuery,
  useGetChallengeCommentsInfiniteQuery,
} = challengeApi;
