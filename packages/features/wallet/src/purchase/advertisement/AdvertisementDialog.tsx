import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import { useState } from 'react';
import { Clip } from './Clip.tsx';
import { useAdvertisement } from './use-advertisement.ts';

type AdvertisementDialogProps = Omit<Parameters<typeof useAdvertisement>[0], 'stopped'> & {
  /** An ad ticket is to open the chapter. */
  readonly onTicket: () => void;
  /** Renting or buying instead; null where there is no other way. */
  readonly onOther: (() => void) | null;
  readonly onClose: () => void;
};

/**
 * A short advertisement that opens a chapter, or an ad ticket in place of one; whoever leaves it has
 * used nothing.
 */
export function AdvertisementDialog(props: AdvertisementDialogProps) {
  const { onTicket, onOther, onClose, ...watched } = props;
  const t = usePhrases('unlock');
  const [usesTicket, setUsesTicket] = useState(false);
  const shown = useAdvertisement({ ...watched, stopped: usesTicket });
  const adTickets = shown?.adTickets ?? 0;
  const opening = usesTicket || (shown?.kind === 'clip' && shown.left === 0);
  function takeTicket(): void {
    setUsesTicket(true);
    onTicket();
  }
  return (
    <Dialog
      open
      title={t('adTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          {onOther && <Button onClick={onOther}>{t('otherWays')}</Button>}
          {adTickets > 0 && (
            <Button look="strong" icon="ticket" busy={opening} onClick={takeTicket}>
              {t('useAdTicket', { count: adTickets })}
            </Button>
          )}
        </>
      }
    >
      {shown?.kind === 'usedUp' ? (
        <p>{usesTicket ? t('opening') : shown.text}</p>
      ) : (
        <Clip shown={shown} opening={opening} />
      )}
    </Dialog>
  );
}
