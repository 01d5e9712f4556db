import { createInstance } from 'i18next';
import { everyPhrase } from './every-phrase.ts';
import { locales, type Locale } from './locale.ts';
import type { Translate } from './translate.ts';
import { numberFormatter, translatorOptions } from './translator-options.ts';

function refuse(key: string): never {
  throw new Error(`phrase missing: ${key}`);
}

const instance = createInstance().use(numberFormatter);
void instance.init({
  ...translatorOptions(refuse),
  lng: 'en-US',
  resources: everyPhrase,
  initAsync: false,
});

/**
 * The `t` of every language, without React: what the service writes into answers, pages and mails.
 * A phrase that does not exist throws.
 */
export const translators = Object.fromEntries(
  locales.map((locale) => [locale, instance.getFixedT(locale)]),
) as unknown as Readonly<Record<Locale, Translate>>;
