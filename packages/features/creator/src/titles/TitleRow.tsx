import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Cover } from '@hanji/ui-kit/works/cover/Cover.tsx';
import { useId, type ReactElement } from 'react';
import { StateChip } from '#layout/StateChip.tsx';
import { articlesPath, newArticlePath, titlePath } from '#paths/desk-paths.ts';
import * as styles from './Titles.module.css';

type TitleRowProps = { readonly title: OwnTitle; readonly eager: boolean };

/** A title in the list: where it stands, its figures, and what is done with it most. */
export function TitleRow({ title, eager }: TitleRowProps): ReactElement {
  const t = usePhrases('creator');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const id = useId();
  const number = (value: number): string => formatNumber(locale, value);
  const { contentId, name } = title;
  const figures = [
    ['views', title.totalViews],
    ['likes', title.totalLikes],
    ['comments', title.commentCount],
    ['subscribers', title.subscribedCount],
  ] as const;
  return (
    <article className={styles.row} aria-labelledby={id}>
      <div className={styles.cover}>
        <Cover src={title.cover?.url ?? null} eager={eager} />
      </div>
      <div className={styles.about}>
        <h2 id={id} className={styles.name}>
          <Link href={articlesPath(contentId)}>{name}</Link>
        </h2>
        <p className={styles.states}>
          <StateChip kind={stateOf(title)}>{t(stateOf(title))}</StateChip>
          {title.completed && <StateChip kind="plain">{t('completed')}</StateChip>}
          <span>{t('articleCount', { count: title.articleCount })}</span>
          <span>{t('updatedOn', { date: formatDate(locale, title.updatedAt, timeZone) })}</span>
        </p>
        <dl className={styles.figures}>
          {figures.map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{number(value)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.actions}>
          <LinkButton icon="plus" href={newArticlePath(contentId)} aria-describedby={id}>
            {t('newArticle')}
          </LinkButton>
          <LinkButton look="quiet" icon="edit" href={titlePath(contentId)} aria-describedby={id}>
            {t('editTitle')}
          </LinkButton>
        </p>
      </div>
    </article>
  );
}

function stateOf(title: OwnTitle): 'suspended' | 'underReview' | 'public' | 'notPublic' {
  if (title.suspended) return 'suspended';
  if (title.underReview) return 'underReview';
  return title.listed ? 'public' : 'notPublic';
}
