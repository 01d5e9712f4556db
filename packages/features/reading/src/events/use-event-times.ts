import type { Event } from '@hanji/contract/entities/event.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate, formatDateTime } from '@hanji/i18n/format/dates.ts';
import { unbroken } from '@hanji/i18n/format/unbroken.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';

type Period = Pick<Event, 'startAt' | 'endAt'>;

/**
 * How long an event goes on, in words: by the reader's own clock, which the service does not know
 * when it draws; until that clock is there, by the edition's.
 */
export function useEventTimes() {
  const t = usePhrases('reading');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const zone = useDrawnByService() ? timeZone : undefined;
  const spoken = ({ startAt, endAt }: Period, say: typeof formatDate): string =>
    t('eventPeriod', {
      from: unbroken(say(locale, startAt, zone)),
      until: unbroken(say(locale, endAt, zone)),
    });
  return {
    /** By its days. */
    days: (period: Period): string => spoken(period, formatDate),
    /** To the minute. */
    minutes: (period: Period): string => spoken(period, formatDateTime),
  };
}
