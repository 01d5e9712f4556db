import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { formatNumber, formatPercent } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { NovelLabels } from '@hanji/viewer/novel/react/novel-labels.ts';

/** The novel viewer's words in the edition's language. */
export function useNovelLabels(unit: ChapterUnit): NovelLabels {
  const t = usePhrases('viewer');
  const frame = usePhrases('frame');
  const locale = useLocale();
  return {
    viewer: t('viewer'),
    showControls: t('showControls'),
    loading: frame('loading'),
    loadingSlow: frame('loadingSlow'),
    failed: t('bookFailed'),
    failedHint: t('bookFailedHint'),
    report: t('report'),
    changed: t('changed'),
    copyLimit: (most) => t('copyLimit', { most }),
    sectionFailed: t('sectionFailed'),
    retry: frame('retry'),
    previousChapter: t(unit === 'volume' ? 'previousVolume' : 'previousEpisode'),
    nextChapter: t(unit === 'volume' ? 'nextVolume' : 'nextEpisode'),
    pullMore: t('pullMore'),
    pullRelease: t('pullRelease'),
    pullAgain: t('pullAgain'),
    guideTopToBottom: t('guideTtb'),
    guideLeftToRight: t('guideLtr'),
    guideRightToLeft: t('guideRtl'),
    comments: t('comments'),
    firstPage: t('firstPage'),
    previousPage: t('previousPage'),
    nextPage: t('nextPage'),
    previousPart: t('previousPart'),
    nextPart: t('nextPart'),
    slider: t('position'),
    percentOf: (percent) => formatPercent(locale, percent),
    pageOf: (page, total, percent) =>
      t('pagePercent', {
        page: formatNumber(locale, page),
        total: formatNumber(locale, total),
        percent: formatPercent(locale, percent),
      }),
    contents: t('contents'),
    noContents: t('noContents'),
    openPicture: (alt) => (alt === '' ? t('enlargePicture') : t('enlargePictureOf', { alt })),
    outsideLink: t('outsideLink'),
    search: t('searchText'),
    readAloud: t('readAloud'),
    readAloudPause: t('readAloudPause'),
    readAloudGoOn: t('readAloudGoOn'),
    readAloudNoVoice: t('readAloudNoVoice'),
    readAloudFailed: t('readAloudFailed'),
    textSettings: t('textSettings'),
    close: frame('close'),
    font: t('font'),
    fonts: [t('fontSystem'), t('fontGothic'), t('fontSerif')],
    fontSize: t('fontSize'),
    lineHeight: t('lineHeight'),
    color: t('theme'),
    colors: [t('themeWhite'), t('themeGray'), t('themeCream'), t('themeTan'), t('themeDark')],
    mode: t('mode'),
    scrollMode: t('vertical'),
    sidewaysMode: t('sideways'),
    pageMode: t('horizontal'),
  };
}
