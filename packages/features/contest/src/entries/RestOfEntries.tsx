import type { ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import type { ContestEntry } from '@hanji/contract/entities/contest.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useState, type ReactElement } from 'react';
import { useGetContestEntriesQuery } from '#calls/endpoints.ts';
import { EntryGrid } from './EntryGrid.tsx';
import * as styles from './FirstEntries.module.css';

/** More than this is asked for nowhere: contests without a list of their own are small. */
const most = 100;

type RestOfEntriesProps = {
  readonly contestNo: ContestNumber;
  /** Those that are here. */
  readonly first: readonly ContestEntry[];
};

/** The entries of a contest that has no page for them: some, and all of them by a button. */
export function RestOfEntries({ contestNo, first }: RestOfEntriesProps): ReactElement {
  const t = usePhrases('contests');
  const [wanted, setWanted] = useState(false);
  const query = { params: { contestNo }, query: { pageNo: 0, pageSize: most } };
  const { data, error, isFetching, refetch } = useGetContestEntriesQuery(query, { skip: !wanted });
  return (
    <>
      <EntryGrid entries={data?.entries ?? first} />
      {!data && error && (
        <ApiErrorState level={2} error={error} onRetry={() => void refetch()} actions={null} />
      )}
      {!data && !error && (
        <Button className={styles.more} busy={isFetching} onClick={() => setWanted(true)}>
          {t('allEntries')}
        </Button>
      )}
    </>
  );
}
