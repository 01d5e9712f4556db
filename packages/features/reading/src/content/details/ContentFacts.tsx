import type { Content } from '@hanji/contract/entities/content.ts';
import { ageGroup } from '@hanji/domain/titles/age-label.ts';
import { publishRhythm } from '@hanji/domain/titles/publish-rhythm.ts';
import { formatWeekdays } from '@hanji/i18n/format/dates.ts';
import { formatAgeGroup } from '@hanji/i18n/format/age-group.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { criterionPath } from '#paths/list-paths.ts';
import { AuthorFacts } from './AuthorFacts.tsx';
import { ContributorFacts } from './ContributorFacts.tsx';
import * as styles from './ContentDetails.module.css';
import { SeriesFact } from './SeriesFact.tsx';

type Facts = Pick<
  Content,
  | 'authors'
  | 'contributors'
  | 'series'
  | 'publisherName'
  | 'publishDay'
  | 'status'
  | 'restrictedAge'
>;

type ContentFactsProps = {
  readonly content: Facts;
  /** There are other titles of its series. */
  readonly inSeries: boolean;
};

/** Who made a title, what it is part of, when it comes, for whom it is. */
export function ContentFacts({ content, inSeries }: ContentFactsProps): ReactElement {
  const t = usePhrases('reading');
  const translate = useTranslate();
  const locale = useLocale();
  const rhythm = publishRhythm(content);
  return (
    <dl className={styles.facts}>
      {content.series && <SeriesFact series={content.series} leads={inSeries} />}
      <AuthorFacts authors={content.authors} />
      <ContributorFacts contributors={content.contributors} />
      {content.publisherName && (
        <div className={styles.fact}>
          <dt>{t('publisher')}</dt>
          <dd>
            <Link className={styles.link} href={criterionPath('publisher', content.publisherName)}>
              {content.publisherName}
            </Link>
          </dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{t('publishDay')}</dt>
        <dd>{rhythmWords()}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('age')}</dt>
        <dd>{formatAgeGroup(translate, ageGroup(content.restrictedAge))}</dd>
      </div>
    </dl>
  );

  function rhythmWords(): string {
    switch (rhythm.kind) {
      case 'completed':
        return t('completed');
      case 'suspended':
        return t('suspended');
      case 'ongoing':
        return t('continues');
      case 'weekdays':
        return formatWeekdays(locale, rhythm.weekdays);
    }
  }
}
