import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { infiniteListState } from '@hanji/ui-kit/lists/infinite-list/infinite-list-state.ts';
import { InfiniteList } from '@hanji/ui-kit/lists/infinite-list/InfiniteList.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';
import { TitleGrid, TitleGridSkeleton } from '#cards/TitleGrid.tsx';
import { QueryScreen } from '#shared/QueryScreen.tsx';

/** What an infinite query of RTK gives, as far as a list of titles needs it. */
type PagedQuery = {
  readonly currentData?:
    | { readonly pages: readonly { readonly contents: readonly ContentCard[] }[] }
    | undefined;
  readonly error?: ApiError | SerializedError | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

type PagedTitlesProps = {
  readonly query: PagedQuery;
  /** Shown in place of an empty list; a hint at the other lists by default. */
  readonly empty?: ReactNode;
  /** As in QueryScreen. */
  readonly level?: 1 | 2 | undefined;
};

/** A list of titles that goes on while the reader scrolls. */
export function PagedTitles({ query, empty, level }: PagedTitlesProps): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  const { error, fetchNextPage } = query;
  return (
    <QueryScreen query={query} level={level} skeleton={<TitleGridSkeleton />}>
      {({ pages }) => {
        const titles = pages.flatMap(({ contents }) => contents);
        return (
          <InfiniteList
            state={infiniteListState(query)}
            count={titles.length}
            onMore={() => void fetchNextPage()}
            skeleton={<TitleGridSkeleton />}
            empty={empty ?? <ListEmpty />}
            failure={
              error && (
                <ApiErrorState level={2} error={error} onRetry={() => void fetchNextPage()} />
              )
            }
            labels={{ more: t('loadMore'), loading: frame('loading'), retry: frame('retry') }}
          >
            <TitleGrid titles={titles} />
          </InfiniteList>
        );
      }}
    </QueryScreen>
  );
}

export function ListEmpty(): ReactElement {
  const t = usePhrases('reading');
  const frame = usePhrases('frame');
  return (
    <StateMessage
      drawing="empty"
      title={t('listEmptyTitle')}
      text={t('listEmptyText')}
      actions={<LinkButton href="/">{frame('goHome')}</LinkButton>}
    />
  );
}
