import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { useRef } from 'react';
import { newerArticle } from '#calls/newer.ts';

type Answer = { readonly data?: ArticleDetail | undefined; readonly error?: unknown };
type Send = (revision: number) => Promise<Answer>;

/** One change of an article after the other, each on the revision that the last has left. */
export type ArticleChanges = {
  /** Made on whatever the article is by then: an order of pages, a cover, a time. */
  readonly onLatest: (send: Send) => Promise<Answer>;
  /** Made on one revision, and refused where there is another. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>;
};

export function useArticleChanges(article: ArticleDetail): ArticleChanges {
  const revision = useRef(article.revision);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.current.then(act, act);
    last.current = mine;
    return mine;
  };
  return {
    inTurn,
    onLatest: (send) =>
      inTurn(async () => {
        revision.current = Math.max(revision.current, article.revision);
        let answer = await send(revision.current);
        const newer = newerArticle(answer.error);
        if (newer) answer = await send(newer.revision);
        revision.current = answer.data?.revision ?? newer?.revision ?? revision.current;
        return answer;
      }),
  };
}
