import type { i18n } from 'i18next';
import { createTranslator } from '../../i18n.ts';
import { locales, type Locale } from '../../locale.ts';
import type { Phrases } from '../../phrases.ts';

const modules = import.meta.glob<{ units: Phrases['units'] }>('../../locales/*/units.ts', {
  eager: true,
});

async function translator(locale: Locale): Promise<i18n['t']> {
  const units = modules[`../../locales/${locale}/units.ts`]?.units;
  if (!units) throw new Error(`no units in ${locale}`);
  const refuse = (key: string): never => {
    throw new Error(`phrase missing: ${key}`);
  };
  return (await createTranslator(locale, async () => ({ phrases: { units } }), refuse)).t;
}

const made = new Map<Locale, i18n['t']>();
for (const locale of locales) made.set(locale, await translator(locale));

/** The words of one language, for tests of the formatters. */
export function translate(locale: Locale): i18n['t'] {
  const found = made.get(locale);
  if (!found) throw new Error(`no words in ${locale}`);
  return found;
}
