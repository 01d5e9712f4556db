/** The seven locale codes (reading-service, section 1), in the order of the language selector. */
export const locales = ['ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'vi-VN', 'fr-FR', 'de-DE'] as const;
export type Locale = (typeof locales)[number];

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'ko-KR': '한국어',
  'ja-JP': '日本語',
  'en-US': 'English',
  'zh-TW': '繁體中文',
  'vi-VN': 'Tiếng Việt',
  'fr-FR': 'Français',
  'de-DE': 'Deutsch',
};

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/**
 * The best of `offered` for what a browser prefers: the same code, else the same language
 * (`en-GB` finds en-US, any Chinese finds zh-TW), else the first offered.
 */
export function matchLocale(
  preferred: readonly string[],
  offered: readonly [Locale, ...Locale[]],
): Locale {
  for (const wanted of preferred) {
    const exact = offered.find((locale) => locale.toLowerCase() === wanted.toLowerCase());
    if (exact) return exact;
    const language = wanted.split('-')[0]?.toLowerCase();
    const close = offered.find((locale) => locale.split('-')[0] === language);
    if (close) return close;
  }
  return offered[0];
}
