import type { OwnArticle } from '@hanji/contract/entities/creator.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ReactElement } from 'react';
import { StateChip } from '#layout/StateChip.tsx';
import { articlePath } from '#paths/desk-paths.ts';
import * as styles from './Articles.module.css';
import { useArticleTime } from './use-article-time.ts';

/** An article in its title's list: the whole row leads to it. */
export function ArticleRow({ article }: { readonly article: OwnArticle }): ReactElement {
  const t = usePhrases('creator');
  const locale = useLocale();
  const timeOf = useArticleTime();
  const { name, state, cover, pageCount, totalLikes, commentCount } = article;
  return (
    <Link className={styles.row} href={articlePath(article)}>
      <span className={styles.picture}>
        {cover ? (
          <img src={cover.url} width={cover.width} height={cover.height} alt="" loading="lazy" />
        ) : (
          <Icon name="pages" size={24} />
        )}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span className={styles.states}>
          <StateChip kind={state}>{t(state)}</StateChip>
          <span>{timeOf(article)}</span>
        </span>
        <span className={styles.states}>
          <span>{t('pageCount', { count: pageCount })}</span>
          <span>
            {t('likes')} {formatNumber(locale, totalLikes)}
          </span>
          <span>
            {t('comments')} {formatNumber(locale, commentCount)}
          </span>
        </span>
      </span>
      <Icon name="chevronEnd" size={20} />
    </Link>
  );
}
