import type { EnterContestsProps } from '@hanji/edition/slots/edition-slots.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { useGetOpenContestsQuery } from '#calls/endpoints.ts';
import { EnteredContest } from './EnteredContest.tsx';
import * as styles from './EnterContests.module.css';

/** Contests close while a desk is open, and another tab may have entered. */
const upToDate = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

const refusals = {
  unpublished: 'refusedUnpublished',
  suspended: 'refusedSuspended',
  mature: 'refusedMature',
} as const;

/** On a creator's desk: the contests that take entries now, and whether this title is in them. */
export function EnterContests({ contentId }: EnterContestsProps): ReactElement {
  const t = usePhrases('contests');
  const frame = usePhrases('frame');
  const query = useGetOpenContestsQuery({ params: { contentId } }, upToDate);
  const { currentData, error, refetch } = query;
  if (!currentData) {
    if (error) {
      return (
        <ApiErrorState level={2} error={error} onRetry={() => void refetch()} actions={null} />
      );
    }
    return (
      <>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </>
    );
  }
  const { contests, refusal } = currentData;
  if (contests.length === 0) return <p className={styles.note}>{t('noneOpen')}</p>;
  return (
    <>
      {refusal && <p className={styles.note}>{t(refusals[refusal])}</p>}
      <ul className={styles.contests}>
        {contests.map((contest) => (
          <li key={contest.contestNo}>
            <EnteredContest contentId={contentId} contest={contest} enterable={refusal === null} />
          </li>
        ))}
      </ul>
    </>
  );
}
