import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { authenticationWords } from '#forms/authentication-words.ts';
import {
  forgetAuthenticationError,
  readAuthenticationError,
  type AuthenticationErrorData,
} from './kept-error.ts';

/**
 * Says what led the reader back to sign-in, once the page has been there for a while
 * (reading-service, section 4 "Anything else"): for an entry with the state `{ errorAfterMs }`.
 */
export function KeptErrorDialog() {
  const t = usePhrases('signIn');
  const frame = usePhrases('frame');
  const afterMs = delayIn(useLocation().state);
  const [kept, setKept] = useState<AuthenticationErrorData | null>(null);
  useEffect(() => {
    if (afterMs === null) return undefined;
    const timer = setTimeout(() => {
      setKept(readAuthenticationError());
      forgetAuthenticationError();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  const close = (): void => setKept(null);
  return (
    <ConfirmDialog
      open={kept !== null}
      title={t('failedTitle')}
      confirmLabel={frame('ok')}
      onConfirm={close}
      onCancel={close}
    >
      {kept && t(authenticationWords[kept.error])}
    </ConfirmDialog>
  );
}

function delayIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('errorAfterMs' in state)) return null;
  return typeof state.errorAfterMs === 'number' ? state.errorAfterMs : null;
}
