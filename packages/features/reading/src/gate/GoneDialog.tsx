import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

/** Says with the service's words that there is no such title, then goes to Home. */
export function GoneDialog({ error }: { error: ApiError }): ReactElement {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const leave = (): void => void navigate('/', { replace: true });
  return (
    <ConfirmDialog
      open
      title={t('contentMissingTitle')}
      confirmLabel={frame('goHome')}
      onConfirm={leave}
      onCancel={leave}
    >
      {error.message || t('contentMissingText')}
    </ConfirmDialog>
  );
}
