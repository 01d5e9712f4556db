import type { ContestAward } from '@hanji/contract/entities/contest.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Cover } from '@hanji/ui-kit/works/cover/Cover.tsx';
import type { ReactElement } from 'react';
import { challengeTitlePath } from '#paths/contest-paths.ts';
import * as styles from './AwardCard.module.css';

/** A title that the jury chose, and what they say of it. */
export function AwardCard({ award }: { readonly award: ContestAward }): ReactElement {
  const t = usePhrases('contests');
  const { place, prize, comment, judge, title } = award;
  return (
    <article className={styles.card} data-first={place === 1}>
      <Cover className={styles.cover} src={title?.cover?.url ?? null} />
      <div className={styles.words}>
        {title ? (
          <>
            <h3 className={styles.title}>
              <Link className={styles.link} href={challengeTitlePath(title.contentId)}>
                {title.name}
              </Link>
            </h3>
            <p className={styles.creator}>{title.nickname}</p>
          </>
        ) : (
          <h3 className={styles.gone}>{t('titleGone')}</h3>
        )}
        {prize && (
          <p className={styles.prize}>
            <span className={styles.label}>{t('prize')}</span> {prize}
          </p>
        )}
        {comment && (
          <figure className={styles.said}>
            <blockquote className={styles.comment}>{comment}</blockquote>
            <figcaption className={styles.judge}>{judge || t('jury')}</figcaption>
          </figure>
        )}
      </div>
    </article>
  );
}
