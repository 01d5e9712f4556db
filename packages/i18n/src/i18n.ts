import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';
import type { PhraseBundle } from './phrases.ts';
import { numberFormatter, translatorOptions } from './translator-options.ts';

export type LoadPhrases = () => Promise<{ phrases: PhraseBundle }>;

/** One translator for one edition; a key that is missing is an error in development and in tests. */
export async function createTranslator(
  locale: Locale,
  load: LoadPhrases,
  onMissing: (key: string) => void = (key) => console.error(`phrase missing: ${key}`),
): Promise<i18n> {
  const { phrases } = await load();
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(numberFormatter)
    .init({
      ...translatorOptions(onMissing),
      lng: locale,
      resources: { [locale]: phrases },
      react: { useSuspense: false },
    });
  return instance;
}

/** Changes the language of a running edition; the phrases are loaded first, so nothing flickers. */
export async function changeLanguage(
  instance: i18n,
  locale: Locale,
  load: LoadPhrases,
): Promise<void> {
  const { phrases } = await load();
  for (const [namespace, words] of Object.entries(phrases)) {
    instance.addResourceBundle(locale, namespace, words, true, true);
  }
  await instance.changeLanguage(locale);
}
