import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { AccessGate } from '#gate/AccessGate.tsx';
import { useLoadOutcome } from '#gate/use-load-outcome.ts';
import { isMissing } from '#shared/is-missing.ts';
import { useEventsPath } from './use-events-path.ts';

type EventFailureProps = {
  readonly error: ApiError | SerializedError;
  readonly onRetry: () => void;
};

/** Why an event does not open: what is asked before one for adults is what titles ask. */
export function EventFailure({ error, onRetry }: EventFailureProps): ReactElement {
  const t = usePhrases('events');
  const frame = usePhrases('frame');
  const events = useEventsPath(null);
  const outcome = useLoadOutcome(error, 'contentHome', '/');
  const others = <LinkButton href={events}>{t('toEvents')}</LinkButton>;
  if (isMissing(error)) return <NotFoundPage />;
  if (outcome?.kind === 'coming') return <LoadingNotice label={frame('loading')} />;
  if (outcome?.kind === 'prompt') {
    const { code, prompt } = outcome;
    return (
      <AccessGate
        code={code}
        prompt={prompt}
        onAccepted={onRetry}
        about={null}
        adultText={t('adultText')}
        others={others}
      />
    );
  }
  if (outcome?.kind === 'go') return <Redirect to={outcome.path} />;
  return <ApiErrorState error={error} onRetry={onRetry} actions={others} />;
}
