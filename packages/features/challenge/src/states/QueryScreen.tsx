import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';
import { challengeHome } from '#paths/challenge-paths.ts';
import { useOutcome } from './use-outcome.ts';

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
  readonly level?: 1 | 2 | undefined;
  readonly children: (data: Data) => ReactNode;
};

/**
 * The states of what one call fills: its data, else what went wrong, else its skeleton. Where it wants
 * a member, they sign in first (challenge-and-shutdown, section 8).
 */
export function QueryScreen<Data>(props: QueryScreenProps<Data>): ReactElement {
  const { query, skeleton, level = 2, children } = props;
  const t = usePhrases('frame');
  const area = usePhrases('challenge');
  const outcome = useOutcome('challengeRoute', query.error, challengeHome);
  if (query.currentData !== undefined) return <>{children(query.currentData)}</>;
  if (outcome?.kind === 'page' && outcome.page === 'login') {
    return <Redirect to={loginPath(outcome.redirect)} />;
  }
  if (query.error) {
    return (
      <ApiErrorState
        level={level}
        error={query.error}
        onRetry={() => void query.refetch()}
        actions={<LinkButton href={challengeHome}>{area('findTitles')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
      {skeleton}
    </>
  );
}
