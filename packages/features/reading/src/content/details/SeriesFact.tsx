import type { Series } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { searchPath } from '#paths/list-paths.ts';
import * as styles from './ContentDetails.module.css';

type SeriesFactProps = {
  readonly series: Series;
  /** There are others of it to be found. */
  readonly leads: boolean;
};

/** The series of a title and its place in it, leading to what else there is of it. */
export function SeriesFact({ series, leads }: SeriesFactProps): ReactElement {
  const t = usePhrases('reading');
  const { name, position } = series;
  const words = position === null ? name : t('seriesPosition', { series: name, position });
  return (
    <div className={styles.fact}>
      <dt>{t('series')}</dt>
      <dd>
        {leads ? (
          <Link className={styles.link} href={searchPath(name)}>
            {words}
          </Link>
        ) : (
          words
        )}
      </dd>
    </div>
  );
}
