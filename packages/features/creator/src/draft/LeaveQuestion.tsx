import { useLeaveGuard } from '@hanji/edition/router/use-leave-guard.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';

type LeaveQuestionProps = {
  readonly unsaved: boolean;
  /** The creator leaves, and what is unsaved goes. */
  readonly onLeave?: (() => void) | undefined;
};

/** Asks before a page is left whose words are not saved. */
export function LeaveQuestion({ unsaved, onLeave }: LeaveQuestionProps): ReactElement {
  const t = usePhrases('creator');
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(unsaved, (wanted) => setLeave(() => wanted));
  return (
    <ConfirmDialog
      open={leave !== null}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      danger
      onConfirm={() => {
        setLeave(null);
        onLeave?.();
        leave?.();
      }}
      onCancel={() => setLeave(null)}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
