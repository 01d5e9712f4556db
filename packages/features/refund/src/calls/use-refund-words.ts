import { refundDisplay } from '@hanji/domain/times/refund-display.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { formatNumber, formatWon } from '@hanji/i18n/format/numbers.ts';
import { useLocale, useTranslate } from '@hanji/i18n/use-phrases.ts';

/** Times and amounts as all refund pages write them: of Tokyo, in Korean groups of digits. */
export function useRefundWords() {
  const locale = useLocale();
  const t = useTranslate();
  const { numberLocale, timeZone } = refundDisplay;
  return {
    won: (amount: number): string => formatWon(t, numberLocale, amount),
    count: (value: number): string => formatNumber(numberLocale, value),
    time: (moment: string): string => formatDateTime(locale, moment, timeZone),
  };
}
