import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ListedUpload } from '@hanji/ui-kit/creation/upload-list/listed-upload.ts';
import type { Sending } from './upload-desk.ts';

type Status = Pick<ListedUpload, 'status' | 'percent' | 'error'>;

/** How far a file is, in words: by what this tab knows while it is sent, else by the service. */
export function useFileStatus(): (upload: ArticleUpload, sending: Sending | undefined) => Status {
  const t = usePhrases('creator');
  const locale = useLocale();
  return (upload, sending) => {
    const { state, received, parts, pagesDone, pages, refusal } = upload;
    if (state === 'refused') return { error: refusal?.message ?? t('fileRefused') };
    if (state === 'queued') return { status: t('fileQueued'), percent: 100 };
    if (state === 'reading') {
      const status =
        pages === null ? t('fileReading') : t('fileReadingPages', { done: pagesDone, pages });
      return { status, percent: pages ? (pagesDone / pages) * 100 : 100 };
    }
    const percent = sending?.percent ?? Math.floor((received.length / parts) * 100);
    const phase = sending?.phase ?? 'waiting';
    if (phase === 'failed') return { error: sending?.message || t('fileRefused') };
    if (phase === 'needsFile') return { percent, error: t('fileNeeded') };
    if (phase === 'interrupted') return { percent, status: t('fileInterrupted') };
    if (phase === 'sending') return { percent, status: formatPercent(locale, percent) };
    return { percent, status: t(phase === 'sent' ? 'fileQueued' : 'fileWaiting') };
  };
}
