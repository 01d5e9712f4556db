import type {
  ChallengeGenreId,
  ChallengeOrder,
  ChallengeRankingType,
  ChallengeReportCategory,
} from '../challenge-vocabulary.ts';
import type {
  ChallengeChapterLikes,
  ChallengeChapterView,
  ChallengeContent,
  ChallengeHistoryPage,
  ChallengeHome,
  ChallengeRankingPage,
  ChallengeSubscriptionPage,
  ChallengeTitlePage,
} from '../entities/challenge.ts';
import { call } from './call.ts';

type Paging = { pageNo?: number; pageSize?: number };
/** Of lists of titles; `completed` leaves those that are not. */
type Listing = Paging & { orderType?: ChallengeOrder };
type ChapterPath = { contentId: number; chapterId: number };

const ofChallenge = {
  offered: 'challenge',
  access: 'visitor',
  success: 'under300',
  source: 'challenge-and-shutdown 7, Challenge',
} as const;
const ofMember = { ...ofChallenge, access: 'member' } as const;

/** The area of titles that members draw themselves, for its readers. */
export const challengeCalls = {
  getChallengeHome: call<{ response: ChallengeHome }>({
    ...ofChallenge,
    method: 'GET',
    path: '/challenge/home',
    summary: 'What the challenge area opens with: banners, pickups and the first of the ranking',
  }),
  getChallengeContents: call<{ query: Listing; response: ChallengeTitlePage }>({
    ...ofChallenge,
    method: 'GET',
    path: '/challenge/contents',
    summary: 'All titles, the newest first',
  }),
  getChallengeGenre: call<{
    params: { genreId: ChallengeGenreId };
    query: Listing & { completed?: boolean | undefined };
    response: ChallengeTitlePage;
  }>({
    ...ofChallenge,
    method: 'GET',
    path: '/challenge/content/genre/{genreId}',
    summary: 'The titles of a genre, the newest first; 0 are the completed of all genres',
  }),
  getChallengeRanking: call<{
    params: { rankingType: ChallengeRankingType };
    query: Listing;
    response: ChallengeRankingPage;
  }>({
    ...ofChallenge,
    method: 'GET',
    path: '/challenge/content/ranking/{rankingType}',
    summary: 'A ranking of the day, by likes unless it is asked for by another figure',
  }),
  getChallengeHistory: call<{ query: Paging; response: ChallengeHistoryPage }>({
    ...ofMember,
    method: 'GET',
    path: '/challenge/content/history',
    summary: 'The titles that the member has read, the last first',
  }),
  deleteChallengeHistory: call<{ query: { contentIds: string }; response: null }>({
    ...ofMember,
    method: 'DELETE',
    path: '/challenge/content/history',
    summary: 'Takes titles from the history, with commas between their ids; places are kept',
    source: 'challenge-and-shutdown 7 has no call for it; the history of the main area has one',
  }),
  searchChallenge: call<{
    query: { query: string; pageNo?: number; pageSize?: number };
    response: ChallengeTitlePage;
  }>({
    ...ofChallenge,
    method: 'POST',
    path: '/challenge/search',
    summary: 'Titles by their names and creators, the most liked first',
  }),
  getChallengeContent: call<{
    params: { contentId: number };
    response: { content: ChallengeContent };
  }>({
    ...ofChallenge,
    method: 'GET',
    path: '/challenge/content/{contentId}',
    summary: 'A title with its chapters, and what the reader has with it',
  }),
  getChallengeChapter: call<{ params: ChapterPath; response: ChallengeChapterView }>({
    ...ofChallenge,
    method: 'GET',
    path: '/challenge/content/{contentId}/{chapterId}',
    summary: 'A chapter with its images, whose addresses the key of this answer opens',
  }),
  readChallengeChapter: call<{
    params: ChapterPath;
    query: {
      imageId?: string | undefined;
      fraction?: number | undefined;
      share?: number | undefined;
    };
    response: null;
  }>({
    ...ofChallenge,
    method: 'POST',
    path: '/challenge/content/{contentId}/{chapterId}/read',
    summary: 'Tells that a chapter was opened, or how far it was read; counts once a day',
    background: true,
  }),
  likeChallengeChapter: call<{ params: ChapterPath; response: ChallengeChapterLikes }>({
    ...ofMember,
    method: 'POST',
    path: '/challenge/content/{contentId}/{chapterId}/like',
    summary: 'Likes a chapter, once however often it is asked for',
  }),
  unlikeChallengeChapter: call<{ params: ChapterPath; response: ChallengeChapterLikes }>({
    ...ofMember,
    method: 'DELETE',
    path: '/challenge/content/{contentId}/{chapterId}/like',
    summary: 'Takes a like back',
    source: 'challenge-and-shutdown 7 has no call for it; likes of ours can be taken back',
  }),
  reportChallengeChapter: call<{
    params: ChapterPath & { category: ChallengeReportCategory };
    body: { remarksDetail: string };
    response: null;
  }>({
    ...ofMember,
    method: 'POST',
    path: '/challenge/content/{contentId}/{chapterId}/report/{category}',
    summary: 'Reports a chapter, once a member; enough reports hide its title for review',
    body: 'form',
  }),
  subscribeChallenge: call<{ body: { contentId: number }; response: null }>({
    ...ofMember,
    method: 'POST',
    path: '/challenge/subscribe',
    summary: 'Subscribes to a title, once however often it is asked for',
    body: 'form',
  }),
  unsubscribeChallenge: call<{ params: { contentId: number }; response: null }>({
    ...ofMember,
    method: 'DELETE',
    path: '/challenge/subscribe/{contentId}',
    summary: 'Ends a subscription; one that there is not is passed over',
  }),
  unsubscribeChallenges: call<{ query: { contentIds: string }; response: null }>({
    ...ofMember,
    method: 'DELETE',
    path: '/challenge/subscribe',
    summary: 'Ends the subscriptions to several titles, with commas between their ids',
  }),
  getChallengeSubscriptions: call<{ query: Paging; response: ChallengeSubscriptionPage }>({
    ...ofMember,
    method: 'GET',
    path: '/challenge/subscribe',
    summary: 'The titles that the member subscribes to, the last updated first',
  }),
} as const;
