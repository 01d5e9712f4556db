import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { creatorPages } from './pages.ts';

/** What draws `creatorPages`. */
export const creatorRoutes = routesOf(creatorPages, {
  '/manage/title': lazyPage(() => import('#titles/TitlesPage.tsx'), 'TitlesPage'),
  '/manage/title/activity': lazyPage(() => import('#activity/ActivityPage.tsx'), 'ActivityPage'),
  '/manage/title/new': lazyPage(() => import('#title/NewTitlePage.tsx'), 'NewTitlePage'),
  '/manage/title/:contentId': lazyPage(() => import('#title/TitlePage.tsx'), 'TitlePage'),
  '/manage/article/:contentId': lazyPage(
    () => import('#articles/ArticlesPage.tsx'),
    'ArticlesPage',
  ),
  '/manage/article/:contentId/new': lazyPage(
    () => import('#articles/NewArticlePage.tsx'),
    'NewArticlePage',
  ),
  '/manage/article/:contentId/:chapterId': lazyPage(
    () => import('#article/ArticlePage.tsx'),
    'ArticlePage',
  ),
  '/manage/article/:contentId/:chapterId/preview': lazyPage(
    () => import('#preview/PreviewPage.tsx'),
    'PreviewPage',
  ),
});
