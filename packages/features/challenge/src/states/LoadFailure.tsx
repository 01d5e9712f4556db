import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { challengeHome } from '#paths/challenge-paths.ts';
import { useOutcome } from './use-outcome.ts';

type LoadFailureProps = {
  readonly place: 'challengeContent' | 'challengeViewer';
  readonly error: ApiError | SerializedError;
  readonly onRetry: () => void;
  /** Where a chapter leads back to: its title. */
  readonly back?: string;
};

/**
 * Why a title or a chapter does not open, and where that leads (challenge-and-shutdown, section 2.3).
 * What never reached the service says nothing of it: that is said in place, and asked again.
 */
export function LoadFailure(props: LoadFailureProps): ReactElement {
  const { place, error, onRetry, back = challengeHome } = props;
  const outcome = useOutcome(place, error, back);
  if (outcome?.kind === 'page' && outcome.page === 'login') {
    return <Redirect to={loginPath(outcome.redirect)} />;
  }
  if (outcome?.kind === 'go') return <Redirect to={outcome.path} />;
  if (outcome?.kind === 'dialog' && outcome.end.by === 'button') {
    const { text, end } = outcome;
    return <GoneDialog text={text.from === 'server' ? text.text : ''} to={end.path} />;
  }
  return <ApiErrorState error={error} onRetry={onRetry} />;
}

type GoneDialogProps = { readonly text: string; readonly to: string };

/** Says with the service's words what cannot be opened, then leads away. */
function GoneDialog({ text, to }: GoneDialogProps): ReactElement {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const title = t('contentMissingTitle');
  useDocumentTitle(title);
  const leave = (): void => {
    void navigate(to, { replace: true });
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={frame('goHome')}
      onConfirm={leave}
      onCancel={leave}
    >
      {text || t('serviceTitle')}
    </ConfirmDialog>
  );
}
