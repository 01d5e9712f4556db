import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useMemo } from 'react';

/**
 * The comic viewer's words in the edition's language, for every feature that shows one. They are in
 * the viewer's own shape, which this package does not know: whoever hands them over is told.
 */
export function useComicLabels(unit: ChapterUnit, sideways: boolean) {
  const t = usePhrases('viewer');
  const locale = useLocale();
  // The same while nothing of them changes: every picture on the screen has them.
  return useMemo(
    () => ({
      viewer: t('viewer'),
      showControls: t('showControls'),
      previousChapter: t(unit === 'volume' ? 'previousVolume' : 'previousEpisode'),
      nextChapter: t(unit === 'volume' ? 'nextVolume' : 'nextEpisode'),
      pullMore: t('pullMore'),
      pullRelease: t('pullRelease'),
      pullAgain: t('pullAgain'),
      comments: t('comments'),
      settings: t('settings'),
      verticalMode: t(sideways ? 'sideways' : 'vertical'),
      pageMode: t('horizontal'),
      byPanel: t('byPanel'),
      slider: t('position'),
      pageOf: (page: number, total: number, last: number = page) =>
        last > page ? t('pages', { page, last, total }) : t('page', { page, total }),
      percentOf: (percent: number) => formatPercent(locale, percent),
      resetZoom: t('resetZoom'),
      firstPage: t('firstPage'),
      previousPage: t('previousPage'),
      nextPage: t('nextPage'),
      imageAlt: (page: number) => t('imageAlt', { page }),
      imageFailed: (page: number) => t('imageFailed', { page }),
      retry: t('imageRetry'),
      imagesFailed: (count: number) => t('imagesFailed', { count }),
      retryAll: t('imageRetryAll'),
      offline: t('imagesOffline'),
      empty: t('empty'),
      guideTopToBottom: t('guideTtb'),
      guideLeftToRight: t('guideLtr'),
      guideRightToLeft: t('guideRtl'),
    }),
    [t, locale, unit, sideways],
  );
}
