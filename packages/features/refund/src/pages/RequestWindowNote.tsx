import type { AppConfig } from '@hanji/contract/entities/app.ts';
import { requestWindow, readCalendar } from '@hanji/domain/refund/calendar.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import * as styles from './RefundHomePage.module.css';

type RequestWindowNoteProps = {
  readonly shutdown: NonNullable<AppConfig['shutdown']>;
  /** The service's clock, where it told that since: ISO 8601. */
  readonly now?: string;
};

/** Before the request window when it opens, after it whom to ask; nothing while it is open. */
export function RequestWindowNote({ shutdown, now = shutdown.now }: RequestWindowNoteProps) {
  const t = usePhrases('refund');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const window = requestWindow(readCalendar(shutdown), new Date(now));
  if (window.kind === 'open') return null;
  const text =
    window.kind === 'after'
      ? t('requestsClosed')
      : t('requestsFrom', {
          time: formatDateTime(locale, window.opensAt.toISOString(), timeZone),
        });
  return <p className={styles.support}>{text}</p>;
}
