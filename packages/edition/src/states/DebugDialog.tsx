import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { isAlphaHost } from './alpha-host.ts';

type DebugDialogProps = { readonly error: ApiError; readonly hostname: string };

/** What an error says to developers, on hosts of theirs alone. */
export function DebugDialog({ error, hostname }: DebugDialogProps) {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const [open, setOpen] = useState(true);
  if (!isAlphaHost(hostname)) return null;
  const close = () => setOpen(false);
  return (
    <ConfirmDialog
      open={open}
      title={t('debugTitle')}
      confirmLabel={frame('ok')}
      onConfirm={close}
      onCancel={close}
    >
      <p>{error.code}</p>
      <p>{error.response.url}</p>
      <p>{error.debug ?? error.message}</p>
    </ConfirmDialog>
  );
}
