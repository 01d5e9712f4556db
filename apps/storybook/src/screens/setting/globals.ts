/** What the toolbars are set to in stories of screens. */
export const inKorean = { locale: 'ko-KR', edition: 'ko' } as const;
export const inJapanese = { locale: 'ja-JP', edition: 'ja' } as const;
export const inEnglish = { locale: 'en-US', edition: 'global' } as const;
export const inChinese = { locale: 'zh-TW', edition: 'global' } as const;
export const inFrench = { locale: 'fr-FR', edition: 'global' } as const;
export const inGerman = { locale: 'de-DE', edition: 'global' } as const;
export const inVietnamese = { locale: 'vi-VN', edition: 'vi-refund' } as const;

function at(value: string) {
  return { viewport: { value, isRotated: false } } as const;
}

export const onSmallPhone = at('small');
export const onTablet = at('tablet');
export const onDesktop = at('desktop');
/** A phone and a desktop so high that a whole page is seen at once. */
export const onLongPhone = at('longPhone');
export const onLongDesktop = at('longDesktop');
