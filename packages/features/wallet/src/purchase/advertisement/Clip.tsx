import type { Advertisement } from '@hanji/contract/entities/purchase.ts';
import { formatDuration } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import * as styles from './Clip.module.css';

type ClipProps = {
  /** With the seconds that are left; null until it has come. */
  readonly shown: { readonly ad: Advertisement; readonly left: number } | null;
  /** The chapter opens now. */
  readonly opening: boolean;
};

/** What an advertisement shows, how long it takes, and how many there are today. */
export function Clip({ shown, opening }: ClipProps) {
  const t = usePhrases('unlock');
  const translate = useTranslate();
  if (!shown) {
    return (
      <>
        <div className={styles.clip} />
        <p className={styles.facts} />
      </>
    );
  }
  const { ad, left } = shown;
  const time = formatDuration(translate, { kind: 'seconds', amount: left });
  return (
    <>
      <img className={styles.clip} src={ad.clipUrl} alt="" />
      <p className={styles.facts}>
        <span role="timer">{opening ? t('opening') : t('adOpens', { time })}</span>
        <span className={styles.soft}>{t('adsLeft', { left: ad.usesLeft })}</span>
      </p>
    </>
  );
}
