import type { AppConfig } from '@hanji/contract/entities/app.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import * as styles from './ShutdownDates.module.css';

type ShutdownDatesProps = { readonly shutdown: NonNullable<AppConfig['shutdown']> };

/** When the service ends and from when until when a refund can be asked for. */
export function ShutdownDates({ shutdown }: ShutdownDatesProps) {
  const t = usePhrases('refund');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const time = (moment: string) => formatDateTime(locale, moment, timeZone);

  return (
    <section className={styles.dates}>
      <dl className={styles.list}>
        <div className={styles.entry}>
          <dt>{t('endOfService')}</dt>
          <dd>
            <time dateTime={shutdown.endOfServiceAt}>{time(shutdown.endOfServiceAt)}</time>
          </dd>
        </div>
        <div className={styles.entry}>
          <dt>{t('requestWindow')}</dt>
          <dd>
            <time dateTime={shutdown.requestFrom}>
              {t('from', { time: time(shutdown.requestFrom) })}
            </time>
            <time dateTime={shutdown.requestUntil}>
              {t('until', { time: time(shutdown.requestUntil) })}
            </time>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t('timeZone')}</p>
    </section>
  );
}
