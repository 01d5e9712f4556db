import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ComicLabels } from '@hanji/viewer/comic/react/comic-labels.ts';

/** The comic viewer's words in the edition's language. */
export function useComicLabels(): ComicLabels {
  const t = usePhrases('viewer');
  return {
    viewer: t('viewer'),
    showControls: t('showControls'),
    previousChapter: t('previousChapter'),
    nextChapter: t('nextChapter'),
    comments: t('comments'),
    verticalMode: t('vertical'),
    pageMode: t('horizontal'),
    slider: t('position'),
    pageOf: (page, total) => t('page', { page, total }),
    percentOf: (percent) => t('percent', { percent }),
    previousPage: t('previousPage'),
    nextPage: t('nextPage'),
    imageAlt: (page) => t('imageAlt', { page }),
    imageFailed: t('imageFailed'),
    retry: t('imageRetry'),
    empty: t('empty'),
    guideTopToBottom: t('guideTtb'),
    guideLeftToRight: t('guideLtr'),
    guideRightToLeft: t('guideRtl'),
  };
}
