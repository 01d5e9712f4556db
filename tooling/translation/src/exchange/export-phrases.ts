import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import jsToXliff12 from 'xliff/jsToXliff12';
import { phraseUnits } from './phrase-units.ts';
import type { XliffUnit } from './xliff-document.ts';

/** All phrases of a language as XLIFF 1.2, with what a translator has to know beside each. */
export async function exportPhrases(locale: Locale): Promise<string> {
  const present = everyPhrase[locale] as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const resources: Record<string, Record<string, XliffUnit>> = {};
  for (const { namespace, key, source, note, most } of phraseUnits(locale)) {
    (resources[namespace] ??= {})[key] = {
      source,
      target: present[namespace]?.[key] ?? '',
      note,
      ...(most !== null && {
        additionalAttributes: { maxwidth: String(most), 'size-unit': 'char' },
      }),
    };
  }
  const text = await jsToXliff12({ sourceLanguage: 'en-US', targetLanguage: locale, resources });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}
