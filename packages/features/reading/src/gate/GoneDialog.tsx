import type { DialogEnd, ErrorText } from '@hanji/domain/errors/outcome/error-outcome.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

type GoneDialogProps = {
  readonly title: string;
  readonly text: ErrorText;
  readonly end: Extract<DialogEnd, { readonly by: 'button' }>;
};

/** Says with the service's words what cannot be opened, then leads away. */
export function GoneDialog({ title, text, end }: GoneDialogProps): ReactElement {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  useDocumentTitle(title);
  const leave = (): void => {
    if (end.reload) location.replace(end.path);
    else void navigate(end.path, { replace: true });
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={frame('goHome')}
      onConfirm={leave}
      onCancel={leave}
    >
      {text.from === 'server' ? text.text : t('serviceTitle')}
    </ConfirmDialog>
  );
}
