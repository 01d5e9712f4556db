import type { TitleActivity } from '@hanji/contract/entities/creator.ts';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { DayFigures } from '@hanji/ui-kit/creation/day-figures/DayFigures.tsx';
import { useId, type ReactElement } from 'react';
import { articlesPath } from '#paths/desk-paths.ts';
import * as styles from './Activity.module.css';

const series = ['views', 'likes', 'comments', 'subscribers'] as const;

/** Each figure as a small plot, all of them as a table, and what came from which title. */
export function ActivityFigures({ activity }: { readonly activity: TitleActivity }): ReactElement {
  const t = usePhrases('creator');
  const locale = useLocale();
  const id = useId();
  const { days, total, titles } = activity;
  const number = (value: number): string => formatNumber(locale, value);
  return (
    <>
      <DayFigures
        labels={{
          table: t('figuresByDay'),
          show: t('showFigures'),
          day: t('day'),
          plot: (name, from, to, most) => t('plot', { name, from, to, most }),
        }}
        series={series.map((key) => ({ key, label: t(key), total: number(total[key]) }))}
        days={days.map((figures) => ({
          key: figures.day,
          label: formatDate(locale, figures.day, 'UTC'),
          values: series.map((key) => figures[key]),
        }))}
        format={number}
      />
      {titles.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
        <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <caption id={id}>{t('figuresByTitle')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                {series.map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {titles.map((title) => (
                <tr key={title.contentId}>
                  <th scope="row">
                    <Link href={articlesPath(title.contentId)}>{title.name}</Link>
                  </th>
                  {series.map((key) => (
                    <td key={key}>{number(title[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
