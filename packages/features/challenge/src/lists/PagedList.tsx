import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { infiniteListState } from '@hanji/ui-kit/lists/infinite-list/infinite-list-state.ts';
import { InfiniteList } from '@hanji/ui-kit/lists/infinite-list/InfiniteList.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';
import { QueryScreen } from '#states/QueryScreen.tsx';

/** What an infinite query of RTK gives, as far as a list needs it. */
export type PagedQuery<Page> = {
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly error?: ApiError | SerializedError | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

type PagedListProps<Page, Entry> = {
  readonly query: PagedQuery<Page>;
  readonly entriesOf: (page: Page) => readonly Entry[];
  /** What moved on meanwhile may stand in two pages: each is shown once. */
  readonly keyOf: (entry: Entry) => number;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: (entries: readonly Entry[]) => ReactNode;
};

/** A list that goes on while the reader scrolls, in all its states. */
export function PagedList<Page, Entry>(props: PagedListProps<Page, Entry>): ReactElement {
  const { query, entriesOf, keyOf, skeleton, empty, children } = props;
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const { error, fetchNextPage } = query;
  return (
    <QueryScreen query={query} skeleton={skeleton}>
      {({ pages }) => {
        const listed = pages.flatMap(entriesOf);
        const once = [...new Map(listed.map((entry) => [keyOf(entry), entry])).values()];
        return (
          <InfiniteList
            state={infiniteListState(query)}
            count={once.length}
            onMore={() => void fetchNextPage()}
            skeleton={skeleton}
            empty={empty}
            failure={
              error && (
                <ApiErrorState level={2} error={error} onRetry={() => void fetchNextPage()} />
              )
            }
            labels={{ more: t('loadMore'), loading: frame('loading'), retry: frame('retry') }}
          >
            {children(once)}
          </InfiniteList>
        );
      }}
    </QueryScreen>
  );
}
