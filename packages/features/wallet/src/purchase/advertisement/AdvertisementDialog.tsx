import { formatDuration } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Dialog } from '@hanji/ui-kit/overlays/dialog/Dialog.tsx';
import * as styles from './AdvertisementDialog.module.css';
import { useAdvertisement } from './use-advertisement.ts';

type AdvertisementDialogProps = Parameters<typeof useAdvertisement>[0] & {
  /** Renting or buying instead; null where there is no other way. */
  readonly onOther: (() => void) | null;
  readonly onClose: () => void;
};

/** A short advertisement that opens a chapter; whoever leaves it has used nothing. */
export function AdvertisementDialog({ onOther, onClose, ...watched }: AdvertisementDialogProps) {
  const t = usePhrases('unlock');
  const translate = useTranslate();
  const ad = useAdvertisement(watched);
  const time = ad && formatDuration(translate, { kind: 'seconds', amount: ad.left });
  return (
    <Dialog
      open
      title={t('adTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          {onOther && <Button onClick={onOther}>{t('otherWays')}</Button>}
        </>
      }
    >
      {ad ? (
        <img className={styles.clip} src={ad.clipUrl} alt="" />
      ) : (
        <div className={styles.clip} />
      )}
      <p className={styles.facts}>
        {time && <span role="timer">{ad.left > 0 ? t('adOpens', { time }) : t('opening')}</span>}
        {ad && <span className={styles.soft}>{t('adsLeft', { left: ad.usesLeft })}</span>}
      </p>
    </Dialog>
  );
}
