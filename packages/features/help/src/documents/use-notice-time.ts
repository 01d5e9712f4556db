import { noticeTime } from '@hanji/domain/times/labels.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNoticeTime } from '@hanji/i18n/format/times.ts';
import { useLocale, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { useState } from 'react';

/**
 * Says how long ago a notice appeared (reading-service, section 9 "Notice date display"), as of when
 * the list came on screen. What the service draws may be kept for a while: it has the date.
 */
export function useNoticeTime(): (publishedAt: string) => string {
  const locale = useLocale();
  const translate = useTranslate();
  const { timeZone } = useEdition();
  const drawnByService = useDrawnByService();
  const [openedAt] = useState(() => Date.now());
  return (publishedAt) =>
    drawnByService
      ? formatDate(locale, publishedAt, timeZone)
      : formatNoticeTime(translate, noticeTime(Date.parse(publishedAt), openedAt));
}
