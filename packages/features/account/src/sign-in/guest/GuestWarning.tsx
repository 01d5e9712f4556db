import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';

type GuestWarningProps = {
  readonly open: boolean;
  readonly onGoOn: () => void;
  readonly onSignUp: () => void;
  readonly onClose: () => void;
};

/** What a sign-in takes from a guest, with the way that takes it along. */
export function GuestWarning({ open, onGoOn, onSignUp, onClose }: GuestWarningProps) {
  const t = usePhrases('signIn');
  return (
    <Dialog
      open={open}
      title={t('guestTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" onClick={onGoOn}>
            {t('guestGoOn')}
          </Button>
          <Button look="strong" onClick={onSignUp}>
            {t('guestSignUp')}
          </Button>
        </>
      }
    >
      {t('guestText')}
    </Dialog>
  );
}
