import { challengeCommentCalls } from '@hanji/contract/calls/challenge-comment.ts';
import { challengeCalls } from '@hanji/contract/calls/challenge.ts';
import { challengeGenreIds } from '@hanji/contract/challenge-vocabulary.ts';
import {
  challengePageSize,
  challengeSearchPageSize,
  standardRankingOrder,
} from '@hanji/domain/challenge/limits.ts';
import { searchKeyword } from '@hanji/domain/search/search-keyword.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import { firstScreen, type FirstScreen, type Pages } from '@hanji/edition/pages/page.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';
import type { challengeApi } from './calls/endpoints.ts';
import {
  readChapterAddress,
  readCommentOrder,
  readContentId,
  readGenre,
  readOrder,
  readRankingType,
} from './paths/challenge-paths.ts';

const { firstCall, firstCallOf } = firstCallsBy<(typeof challengeApi)['endpoints']>();

/** The pictures of first screens are worked out by the service alone. */
const pictures = () => import('./first/first-pictures.ts');

const firstPage = { pageNo: 0, pageSize: challengePageSize };

/** Every page of the area is called so behind its own name. */
function inArea(words: PhraseBundle, title: string | undefined): string | undefined {
  const area = words.menu?.challenge;
  return title && area ? `${title} – ${area}` : title;
}

const bookshelf: FirstScreen = {
  head: (words) => ({ title: inArea(words, words.challenge?.bookshelf), robots: 'noindex' }),
};

/** The area for its readers (challenge-and-shutdown, section 2.3). */
export const challengePages = {
  '/challenge': {
    component: 'ChallengeHomePage',
    saysLater: true,
    query: ['order'],
    first: firstScreen({
      call: () => firstCall('getChallengeHome', challengeCalls.getChallengeHome, undefined),
      head: ({ menu }) => ({ title: menu?.challenge }),
      pictures: async (home) => (await pictures()).homePictures(home),
    }),
  },
  '/challenge/ranking/:rankingType?': {
    component: 'ChallengeRankingPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const rankingType = readRankingType(params);
        return (
          rankingType &&
          firstCallOf('getChallengeRanking', rankingType, challengeCalls.getChallengeRanking, {
            params: { rankingType },
            query: { ...firstPage, orderType: standardRankingOrder },
          })
        );
      },
      head: (words) => ({ title: inArea(words, words.challenge?.ranking) }),
      pictures: async ({ ranking }) =>
        (await pictures()).coverPictures(ranking.map(({ content }) => content)),
    }),
  },
  '/challenge/genre/:genreId?': {
    component: 'ChallengeGenrePage',
    saysLater: true,
    query: ['order'],
    first: firstScreen({
      call: ({ params, query }) => {
        const genre = readGenre(params);
        if (!genre) return null;
        const genreId = challengeGenreIds[genre];
        const orderType = readOrder(query);
        const arg = { genreId, orderType };
        return firstCallOf('getChallengeGenre', arg, challengeCalls.getChallengeGenre, {
          params: { genreId },
          query: { ...firstPage, orderType },
        });
      },
      head: (words, _titles, { params }) => {
        const genre = readGenre(params);
        const completed = genre === 'completed';
        const name = completed ? words.challenge?.rankCompleted : genre && words.genres?.[genre];
        return { title: inArea(words, name ?? undefined) };
      },
      pictures: async ({ contents }) => (await pictures()).coverPictures(contents),
    }),
  },
  '/challenge/comic/:contentId': {
    footer: 'short',
    component: 'ChallengeContentPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const contentId = readContentId(params);
        if (contentId === null) return null;
        return firstCall('getChallengeContent', challengeCalls.getChallengeContent, {
          params: { contentId },
        });
      },
      missingTitle: ({ errors }) => errors?.contentMissingTitle,
      head: (words, home) => ({
        kind: 'book',
        title: inArea(words, home?.content.name),
        description: home?.content.catchcopy || home?.content.description,
      }),
      pictures: async ({ content }) => (await pictures()).coverPictures([content]),
    }),
  },
  '/challenge/comic/:contentId/:chapterId': {
    footer: 'none',
    chrome: 'none',
    component: 'ChallengeViewerPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const address = readChapterAddress(params);
        return (
          address &&
          firstCall('getChallengeChapter', challengeCalls.getChallengeChapter, {
            params: address,
          })
        );
      },
      missingTitle: ({ errors }) => errors?.chapterMissingTitle,
      head: (_words, view) => ({
        kind: 'article',
        title: view ? `${view.chapter.name} – ${view.chapter.contentName}` : undefined,
      }),
      pictures: async (view) => (await pictures()).chapterPictures(view),
    }),
  },
  '/challenge/comment-list/:contentId/:chapterId': {
    component: 'ChallengeChapterCommentPage',
    saysLater: true,
    query: ['order'],
    first: firstScreen({
      call: ({ params, query }) => {
        const address = readChapterAddress(params);
        if (!address) return null;
        const orderType = readCommentOrder(query);
        return firstCallOf(
          'getChallengeComments',
          { ...address, orderType },
          challengeCommentCalls.getChallengeComments,
          { params: address, query: { ...firstPage, orderType } },
        );
      },
      missingTitle: ({ errors }) => errors?.chapterMissingTitle,
      head: ({ viewer }, page) => ({
        title: page ? `${viewer?.comments} – ${page.contentName} · ${page.chapterName}` : undefined,
        robots: 'noindex',
      }),
    }),
  },
  '/challenge/comment-write/:contentId/:chapterId': {
    access: 'member',
    component: 'ChallengeWriteCommentPage',
    saysLater: true,
    first: {
      call: ({ params }) => (readChapterAddress(params) ? undefined : null),
      head: (words) => ({ title: inArea(words, words.challenge?.writeComment), robots: 'noindex' }),
    },
  },
  // Said as it is: the list of pages is with whoever opens Home, what reads addresses is not.
  '/challenge/bookshelf': { access: 'member', redirect: '/challenge/bookshelf/subscribe' },
  '/challenge/bookshelf/subscribe': {
    access: 'member',
    component: 'ChallengeSubscribePage',
    saysLater: true,
    first: bookshelf,
  },
  '/challenge/bookshelf/history': {
    access: 'member',
    component: 'ChallengeHistoryPage',
    saysLater: true,
    first: bookshelf,
  },
  '/challenge/search/:keyword': {
    component: 'ChallengeSearchPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const query = searchKeyword(params['keyword'] ?? '');
        if (query === null) return undefined;
        return firstCallOf('searchChallenge', query, challengeCalls.searchChallenge, {
          query: { query, pageNo: 0, pageSize: challengeSearchPageSize },
        });
      },
      head: (words, _found, { params }) => ({
        title: inArea(words, searchKeyword(params['keyword'] ?? '') ?? undefined),
        robots: 'noindex',
      }),
      pictures: async ({ contents }) => (await pictures()).coverPictures(contents),
    }),
  },
} satisfies Pages;
