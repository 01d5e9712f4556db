import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';

type WithdrawButtonProps = {
  readonly state: 'published' | 'scheduled';
  readonly busy: boolean;
  readonly onWithdraw: () => Promise<boolean>;
};

/** Takes an article from readers, after a question; one whose time has not come, at once. */
export function WithdrawButton({ state, busy, onWithdraw }: WithdrawButtonProps): ReactElement {
  const t = usePhrases('creator');
  const frame = usePhrases('frame');
  const [asked, setAsked] = useState(false);
  if (state === 'scheduled') {
    return (
      <Button busy={busy} onClick={() => void onWithdraw()}>
        {t('takeBack')}
      </Button>
    );
  }
  return (
    <>
      <Button busy={busy} onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('withdrawAsk')}
        confirmLabel={t('withdraw')}
        cancelLabel={frame('cancel')}
        busy={busy}
        onConfirm={() => void onWithdraw().then(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      >
        {t('withdrawText')}
      </ConfirmDialog>
    </>
  );
}
