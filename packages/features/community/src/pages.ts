import { commentCalls } from '@hanji/contract/calls/comment.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import { firstScreen, type FirstScreen, type Pages } from '@hanji/edition/pages/page.ts';
import type { commentApi } from './calls/endpoints.ts';
import { readAuthorId, readCommentsAddress, readOrder } from './paths/comment-paths.ts';

const { firstCallOf } = firstCallsBy<(typeof commentApi)['endpoints']>();

/** Its heading is the same for every member. */
const historyScreen: FirstScreen = {
  head: ({ menu }) => ({ title: menu?.commentHistory, robots: 'noindex' }),
};

/** What readers say (reading-service, section 2; challenge-and-shutdown, section 2.6). */
export const commentPages = {
  '/comment/user/:authorUserId': {
    component: 'AuthorPage',
    saysLater: true,
    first: firstScreen({
      call: ({ params }) => {
        const authorId = readAuthorId(params);
        if (authorId === null) return null;
        return firstCallOf('getAuthorComments', { authorId }, commentCalls.getAuthorComments, {
          params: { authorId },
          query: {},
        });
      },
      head: (_words, history) => ({ title: history?.author?.nickname, robots: 'noindex' }),
    }),
  },
  '/comment/:contentType/:contentId/:chapterId': {
    component: 'CommentsPage',
    saysLater: true,
    query: ['order'],
    first: firstScreen({
      call: ({ params, query }) => {
        const address = readCommentsAddress(params);
        if (!address) return null;
        const arg = { ...address, orderType: readOrder(query) };
        return firstCallOf('getComments', arg, commentCalls.getComments, {
          params: arg,
          query: {},
        });
      },
      missingTitle: ({ errors }) => errors?.chapterMissingTitle,
      head: ({ viewer }, page) => ({
        title: page ? `${viewer?.comments} – ${page.contentName} · ${page.chapterName}` : undefined,
      }),
    }),
  },
  '/commenthistory': {
    access: 'member',
    component: 'CommentHistoryPage',
    saysLater: true,
    first: historyScreen,
  },
} satisfies Pages;
