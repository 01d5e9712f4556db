import type { ArticleDetail } from '@hanji/contract/entities/creator.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useArticleTime } from '#articles/use-article-time.ts';
import { StateChip } from '#layout/StateChip.tsx';
import * as styles from './Article.module.css';

/** Where an article stands, and since or until when. */
export function ArticleStateLine({ article }: { readonly article: ArticleDetail }): ReactElement {
  const t = usePhrases('creator');
  const timeOf = useArticleTime();
  const { state } = article;
  return (
    <p className={styles.line}>
      <StateChip kind={state}>{t(state)}</StateChip>
      {state !== 'draft' && <span>{timeOf(article)}</span>}
    </p>
  );
}
