import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import type { ReactElement } from 'react';

type StopFailedDialogProps = {
  readonly stopping: boolean;
  readonly onStop: () => void;
  readonly onLeave: () => void;
};

/** An order that could not be given up may be paid yet: it is tried again, or looked at. */
export function StopFailedDialog(props: StopFailedDialogProps): ReactElement {
  const { stopping, onStop, onLeave } = props;
  const t = usePhrases('shop');
  const frame = usePhrases('frame');
  return (
    <Dialog
      open
      title={t('stopFailedTitle')}
      onClose={() => stopping || onLeave()}
      actions={
        <>
          <Button onClick={onLeave}>{t('seeOrder')}</Button>
          <Button look="strong" busy={stopping} onClick={onStop}>
            {frame('retry')}
          </Button>
        </>
      }
    >
      <p role="alert">{t('stopFailedText')}</p>
    </Dialog>
  );
}
