import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';

type Query<Data> = {
  readonly data?: Data | undefined;
  readonly error?: ApiError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

type AccountQueryProps<Data> = {
  readonly query: Query<Data>;
  readonly children: (data: Data) => ReactNode;
};

/** What a call answered, else what went wrong, else lines in its place. */
export function AccountQuery<Data>({ query, children }: AccountQueryProps<Data>): ReactElement {
  const t = usePhrases('frame');
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error) {
    return <ApiErrorState level={2} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </>
  );
}
