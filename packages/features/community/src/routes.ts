import { lazyPage } from '@hanji/edition/lazy/lazy-page.tsx';
import { routesOf } from '@hanji/edition/router/site-route.ts';
import { commentPages } from './pages.ts';

/** What draws `commentPages`. */
export const commentRoutes = routesOf(commentPages, {
  '/comment/user/:authorUserId': lazyPage(() => import('#history/AuthorPage.tsx'), 'AuthorPage'),
  '/comment/:contentType/:contentId/:chapterId': lazyPage(
    () => import('#list/CommentsPage.tsx'),
    'CommentsPage',
  ),
  '/commenthistory': lazyPage(
    () => import('#history/CommentHistoryPage.tsx'),
    'CommentHistoryPage',
  ),
});
