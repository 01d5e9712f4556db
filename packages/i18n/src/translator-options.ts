import type { FormatterModule, InitOptions } from 'i18next';
import { formatNumber } from './format/numbers.ts';
import type { Locale } from './locale.ts';

/** Prints every number as the language groups it; i18next's own formats are not used. */
export const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' ? formatNumber(locale as Locale, value) : String(value),
};

/**
 * How every translator is set: nothing falls back to another language, so that no edition shows a
 * sentence of another; a missing phrase is reported.
 */
export function translatorOptions(onMissing: (key: string) => void): InitOptions {
  return {
    fallbackLng: false,
    defaultNS: 'frame',
    interpolation: { escapeValue: false, alwaysFormat: true },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
  };
}
