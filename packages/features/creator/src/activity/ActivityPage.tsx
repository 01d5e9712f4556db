import { activityDays, type ActivityDays } from '@hanji/contract/creator-vocabulary.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SegmentedControl } from '@hanji/ui-kit/forms/segmented-control/SegmentedControl.tsx';
import { Select } from '@hanji/ui-kit/forms/select/Select.tsx';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetOwnTitlesQuery, useGetTitleActivityQuery } from '#calls/title-endpoints.ts';
import { upToDate } from '#calls/up-to-date.ts';
import { ReceivedComments } from '#comments/ReceivedComments.tsx';
import { ComingRows } from '#layout/ComingRows.tsx';
import { DeskPage } from '#layout/DeskPage.tsx';
import { DeskTabs } from '#layout/DeskTabs.tsx';
import { readContentId } from '#paths/desk-paths.ts';
import { NoTitles } from '#titles/NoTitles.tsx';
import { ActivityFigures } from './ActivityFigures.tsx';
import * as styles from './Activity.module.css';

const everyTitle = 'all';

/** /manage/title/activity: what became of a creator's titles, day by day, and what is said. */
export function ActivityPage(): ReactElement {
  const t = usePhrases('creator');
  const menu = usePhrases('menu');
  const [query, setQuery] = useSearchParams();
  const contentId = readContentId({ contentId: query.get('title') ?? undefined }) ?? undefined;
  const days = readDays(query.get('days'));
  const own = useGetOwnTitlesQuery(undefined, upToDate).currentData;
  const titles = own?.titles ?? [];
  const change = (name: 'title' | 'days', value: string | null): void => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (own && titles.length === 0) {
    return (
      <DeskPage title={menu('manageTitles')}>
        <DeskTabs current="activity" />
        <NoTitles limits={own.limits} />
      </DeskPage>
    );
  }
  return (
    <DeskPage title={menu('manageTitles')}>
      <DeskTabs current="activity" />
      <div className={styles.filters}>
        <Select
          label={t('ofTitle')}
          options={[
            { value: everyTitle, label: t('allTitles') },
            ...titles.map(({ contentId: id, name }) => ({ value: String(id), label: name })),
          ]}
          value={contentId === undefined ? everyTitle : String(contentId)}
          onValue={(value) => change('title', value === everyTitle ? null : value)}
        />
        <SegmentedControl
          label={t('period')}
          options={activityDays.map((count) => ({
            value: String(count),
            label: t('lastDays', { count }),
          }))}
          value={String(days)}
          onValue={(value) => change('days', value)}
        />
      </div>
      <Figures key={`${contentId} ${days}`} days={days} contentId={contentId} />
      <ReceivedComments of={contentId === undefined ? {} : { contentId }} named />
    </DeskPage>
  );
}

type FiguresProps = { readonly days: ActivityDays; readonly contentId: number | undefined };

function Figures({ days, contentId }: FiguresProps): ReactElement {
  const query = useGetTitleActivityQuery({ query: { days, contentId } }, upToDate);
  const { currentData, error, refetch } = query;
  if (currentData) return <ActivityFigures activity={currentData} />;
  if (error) return <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />;
  return <ComingRows />;
}

function readDays(value: string | null): ActivityDays {
  return activityDays.find((days) => String(days) === value) ?? 30;
}
