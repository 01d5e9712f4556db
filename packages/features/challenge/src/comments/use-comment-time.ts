import { relativeTime } from '@hanji/domain/times/labels.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatRelativeTime } from '@hanji/i18n/format/times.ts';
import { useLocale, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { useState } from 'react';

/**
 * Says when something was written: how long ago, as of when the list came on screen. What the
 * service draws may be kept for a while: it has the date.
 */
export function useCommentTime(): (postedAt: string) => string {
  const locale = useLocale();
  const translate = useTranslate();
  const { timeZone } = useEdition();
  const drawnByService = useDrawnByService();
  const [openedAt] = useState(() => Date.now());
  return (postedAt) => {
    if (drawnByService) return formatDate(locale, postedAt, timeZone);
    const at = Date.parse(postedAt);
    // What was written on this screen is newer than the screen.
    const time = relativeTime(at, Math.max(openedAt, at));
    return formatRelativeTime(translate, locale, time, timeZone);
  };
}
