import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { answerDesk, type Answered } from './desk-service.ts';

/** Where the article of `serveArticle` is worked on. */
export const articleAddress = '/manage/article/1/7';

/** The service with one article, which changes as it is told to. */
export function serveArticle(
  first: ArticleDetail,
  more: (path: string) => Answered | null = () => null,
) {
  const state = { article: first };
  const change = (facts: Partial<ArticleDetail>): Answered => {
    const { article } = state;
    state.article = { ...article, ...facts, revision: article.revision + 1 };
    return { data: state.article };
  };
  const asked = answerDesk(({ path: at, json }) => {
    const own = more(at);
    if (own) return own;
    if (at.startsWith('GET /manage/comment')) return { data: { comments: [], after: null } };
    if (at === `GET ${articleAddress}`) return { data: state.article };
    if ('revision' in json && json['revision'] !== state.article.revision) {
      return { code: 409, data: { newerArticle: state.article } };
    }
    if (at === `PUT ${articleAddress}`) return change(json);
    if (at === `PUT ${articleAddress}/order`) {
      const ids = json['pageIds'] as number[];
      const ordered = ids.flatMap((id) => state.article.pages.filter((p) => p.pageId === id));
      return change({ pages: ordered });
    }
    if (at === `POST ${articleAddress}/publish`) {
      const at2 = json['publishAt'];
      const publishedAt = typeof at2 === 'string' ? at2 : new Date().toISOString();
      return change({ state: at2 === null ? 'published' : 'scheduled', publishedAt });
    }
    if (at === `POST ${articleAddress}/withdraw`) return change({ state: 'withdrawn' });
    return { code: 404 };
  });
  return { asked, state };
}
