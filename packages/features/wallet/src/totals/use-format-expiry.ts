import { endsSoon } from '@hanji/domain/coins/expiry.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate, formatDateTime } from '@hanji/i18n/format/dates.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';
import { useState } from 'react';

/** Writes when coins end: to the minute within 30 days, else the day. */
export function useFormatExpiry() {
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [now] = useState(() => new Date());
  return {
    now,
    formatExpiry: (expireAt: string): string =>
      endsSoon(new Date(expireAt), now)
        ? formatDateTime(locale, expireAt, timeZone)
        : formatDate(locale, expireAt, timeZone),
  };
}
