import type { Contest } from '@hanji/contract/entities/contest.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate, formatDateTime } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';

/** The moments of a contest in words, in the time zone of the edition. */
export function useContestTimes() {
  const t = usePhrases('reading');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const day = (moment: string): string => formatDate(locale, moment, timeZone);
  return {
    day,
    time: (moment: string): string => formatDateTime(locale, moment, timeZone),
    period: ({ opensAt, closesAt }: Contest): string =>
      t('eventPeriod', { from: day(opensAt), until: day(closesAt) }),
  };
}
