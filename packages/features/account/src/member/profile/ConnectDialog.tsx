import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { connectOutcomeIn } from '#sign-in/external/connect-outcome.ts';
import { providerNames } from '#sign-in/external/provider-names.ts';

/**
 * What came of connecting a login, for who has just come back from its provider: of a failure the
 * code and the message (reading-service, section 8 "Identity mapping failure").
 */
export function ConnectDialog(): ReactElement | null {
  const t = usePhrases('profile');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const outcome = connectOutcomeIn(useLocation().state);
  if (!outcome) return null;
  const { failure } = outcome;
  const provider = providerNames[outcome.loginType];
  // The entry says it no longer, so that a reload does not.
  const close = (): void => void navigate('/userinfo', { replace: true });
  return (
    <ConfirmDialog
      open
      title={failure ? t('connectFailed', { provider }) : t('connected', { provider })}
      confirmLabel={frame('ok')}
      onConfirm={close}
      onCancel={close}
    >
      {failure && (
        <>
          <p>{failure.message || t('failureUnknown')}</p>
          <p>{t('failureCode', { code: String(failure.code) })}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
