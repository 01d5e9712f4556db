import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { infiniteListState } from '@hanji/ui-kit/lists/infinite-list/infinite-list-state.ts';
import { InfiniteList } from '@hanji/ui-kit/lists/infinite-list/InfiniteList.tsx';
import { LoadingNotice, SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './HistoryList.module.css';

/** What an infinite query of RTK gives, as far as a list needs it. */
type HistoryQuery<Entry> = {
  readonly currentData?:
    | { readonly pages: readonly { readonly entries: readonly Entry[] }[] }
    | undefined;
  readonly error?: ApiError | SerializedError | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

type HistoryListProps<Entry> = {
  readonly query: HistoryQuery<Entry>;
  readonly empty: ReactNode;
  readonly children: (entry: Entry) => ReactNode;
};

/** A list of entries that goes on while the reader scrolls, with its states. */
export function HistoryList<Entry extends { readonly id: number }>(
  props: HistoryListProps<Entry>,
): ReactElement {
  const { query, empty, children } = props;
  const { currentData, error, fetchNextPage, refetch } = query;
  const frame = usePhrases('frame');
  const reading = usePhrases('reading');
  if (currentData === undefined) {
    if (error) return <ApiErrorState level={2} error={error} onRetry={() => void refetch()} />;
    return (
      <>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <Coming />
      </>
    );
  }
  const entries = currentData.pages.flatMap((page) => page.entries);
  return (
    <InfiniteList
      state={infiniteListState(query)}
      count={entries.length}
      onMore={() => void fetchNextPage()}
      skeleton={<Coming />}
      empty={empty}
      failure={
        error && <ApiErrorState level={2} error={error} onRetry={() => void fetchNextPage()} />
      }
      labels={{ more: reading('loadMore'), loading: frame('loading'), retry: frame('retry') }}
    >
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function Coming(): ReactElement {
  return (
    <div className={styles.entries}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  );
}
