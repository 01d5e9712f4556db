import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { challengePages } from './pages.ts';

/** What draws `challengePages`. */
export const challengeRoutes = routesOf(challengePages, {
  '/challenge': lazyPage(() => import('#home/ChallengeHomePage.tsx'), 'ChallengeHomePage'),
  '/challenge/ranking/:rankingType?': lazyPage(
    () => import('#ranking/ChallengeRankingPage.tsx'),
    'ChallengeRankingPage',
  ),
  '/challenge/genre/:genreId?': lazyPage(
    () => import('#genre/ChallengeGenrePage.tsx'),
    'ChallengeGenrePage',
  ),
  '/challenge/comic/:contentId': lazyPage(
    () => import('#title/ChallengeContentPage.tsx'),
    'ChallengeContentPage',
  ),
  '/challenge/comic/:contentId/:chapterId': lazyPage(
    () => import('#viewer/ChallengeViewerPage.tsx'),
    'ChallengeViewerPage',
  ),
  '/challenge/comment-list/:contentId/:chapterId': lazyPage(
    () => import('#comments/ChallengeChapterCommentPage.tsx'),
    'ChallengeChapterCommentPage',
  ),
  '/challenge/comment-write/:contentId/:chapterId': lazyPage(
    () => import('#comments/ChallengeWriteCommentPage.tsx'),
    'ChallengeWriteCommentPage',
  ),
  '/challenge/bookshelf': null,
  '/challenge/bookshelf/subscribe': lazyPage(
    () => import('#bookshelf/ChallengeSubscribePage.tsx'),
    'ChallengeSubscribePage',
  ),
  '/challenge/bookshelf/history': lazyPage(
    () => import('#bookshelf/ChallengeHistoryPage.tsx'),
    'ChallengeHistoryPage',
  ),
  '/challenge/search/:keyword': lazyPage(
    () => import('#search/ChallengeSearchPage.tsx'),
    'ChallengeSearchPage',
  ),
});
