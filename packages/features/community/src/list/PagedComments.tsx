import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { infiniteListState } from '@hanji/ui-kit/lists/infinite-list/infinite-list-state.ts';
import { InfiniteList } from '@hanji/ui-kit/lists/infinite-list/InfiniteList.tsx';
import { SkeletonComment } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './PagedComments.module.css';

/** What an infinite query of RTK gives, as far as a list that has begun needs it. */
export type PagedQuery = {
  readonly error?: ApiError | SerializedError | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
};

type PagedCommentsProps<Entry> = {
  readonly query: PagedQuery;
  readonly entries: readonly Entry[];
  readonly empty: ReactNode;
  /** One entry's row; null of one that is not shown any more. */
  readonly children: (entry: Entry) => ReactNode;
};

/** Comments that go on while the reader scrolls, each once. */
export function PagedComments<Entry extends { readonly id: number }>(
  props: PagedCommentsProps<Entry>,
): ReactElement {
  const { query, entries, empty, children } = props;
  const { error, fetchNextPage } = query;
  const frame = usePhrases('frame');
  const reading = usePhrases('reading');
  const once = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  return (
    <InfiniteList
      state={infiniteListState(query)}
      count={once.length}
      onMore={() => void fetchNextPage()}
      skeleton={<ComingComments />}
      empty={empty}
      failure={
        error && <ApiErrorState level={2} error={error} onRetry={() => void fetchNextPage()} />
      }
      labels={{ more: reading('loadMore'), loading: frame('loading'), retry: frame('retry') }}
    >
      <ul className={styles.comments}>
        {once.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
    </InfiniteList>
  );
}

/** Comments that are on their way: as many as are seen at once, where it is not known how many. */
export function ComingComments({ count = 3 }: { readonly count?: number }): ReactElement {
  return (
    <div className={styles.comments}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonComment key={index} />
      ))}
    </div>
  );
}
