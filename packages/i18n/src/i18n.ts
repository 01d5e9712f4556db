import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';
import type { Namespace, Phrases, SourcePhrases } from './phrases.ts';

declare module 'i18next' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: { [N in Namespace]: Record<keyof SourcePhrases[N] & string, string> };
    enableSelector: false;
  }
}

/** The phrases of one language, as far as an edition uses them. */
export type PhraseBundle = Partial<Phrases>;
export type LoadPhrases = () => Promise<{ phrases: PhraseBundle }>;

/**
 * One translator for one edition. A key that is missing is an error in development and in tests:
 * nothing falls back to another language, so that no edition shows a sentence of another.
 */
export async function createTranslator(
  locale: Locale,
  load: LoadPhrases,
  onMissing: (key: string) => void = (key) => console.error(`phrase missing: ${key}`),
): Promise<i18n> {
  const { phrases } = await load();
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: phrases },
    defaultNS: 'frame',
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => onMissing(`${namespace}:${key}`),
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
