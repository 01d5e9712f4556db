import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ComponentProps, ReactElement } from 'react';
import { contestsPath } from '#paths/contest-paths.ts';

type ContestFailureProps = Pick<ComponentProps<typeof ApiErrorState>, 'error' | 'onRetry'>;

/** In place of a contest that did not come: the others may. */
export function ContestFailure(props: ContestFailureProps): ReactElement {
  const t = usePhrases('contests');
  return (
    <ApiErrorState
      {...props}
      actions={<LinkButton href={contestsPath}>{t('toContests')}</LinkButton>}
    />
  );
}
