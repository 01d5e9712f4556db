import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';

type Query<Data> = {
  /** Of the arguments asked for now; not of those before. */
  readonly currentData?: Data | undefined;
  readonly error?: ApiError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

type QueryScreenProps<Data> = {
  readonly query: Query<Data>;
  /** In the size of what is coming. */
  readonly skeleton: ReactNode;
  /** 1 where what went wrong is the whole page, 2 below a page's own heading. */
  readonly level?: 1 | 2 | undefined;
  readonly children: (data: Data) => ReactNode;
};

/** The states of what one call fills: its data, else what went wrong, else its skeleton. */
export function QueryScreen<Data>(props: QueryScreenProps<Data>): ReactElement {
  const { query, skeleton, level = 2, children } = props;
  const t = usePhrases('frame');
  if (query.currentData !== undefined) return <>{children(query.currentData)}</>;
  if (query.error) {
    return <ApiErrorState level={level} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
      {skeleton}
    </>
  );
}
