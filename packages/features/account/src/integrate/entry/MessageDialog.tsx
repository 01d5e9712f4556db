import type { IntegrateMessage } from '@hanji/domain/errors/outcome/integrate-outcome.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

/** 'Account complete' or 'account not found', which then leads on. */
export function MessageDialog({ says, leadsTo }: IntegrateMessage): ReactElement {
  const t = usePhrases('integrate');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const leave = (): void => void navigate(leadsTo, { replace: true });
  const words = {
    accountComplete: { title: t('completeTitle'), text: t('completeText') },
    accountNotFound: { title: t('notFoundTitle'), text: t('notFoundText') },
  }[says];
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={frame('ok')}
      onConfirm={leave}
      onCancel={leave}
    >
      {words.text}
    </ConfirmDialog>
  );
}
