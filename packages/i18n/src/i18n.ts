import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';
import type { PhraseBundle } from './phrases.ts';
import { numberFormatter, translatorOptions } from './translator-options.ts';

/** What a start needs, and a way to what is said on pages that few open. */
export type LoadedPhrases = {
  readonly phrases: PhraseBundle;
  readonly later?: () => Promise<{ readonly phrases: PhraseBundle }>;
};
export type LoadPhrases = () => Promise<LoadedPhrases>;

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

/**
 * Translators that have what comes later, from then on in every language; known by what all their
 * wrappings share, since each component is handed a wrapping of its own.
 */
const complete = new WeakSet<i18n['services']>();

export function hasLaterPhrases(instance: i18n): boolean {
  return complete.has(instance.services);
}

/** Changes the language of a running edition; the phrases are loaded first, so nothing flickers. */
export async function changeLanguage(
  instance: i18n,
  locale: Locale,
  load: LoadPhrases,
): Promise<void> {
  const phrases = complete.has(instance.services) ? await allPhrases(load) : (await load()).phrases;
  add(instance, locale, phrases);
  await instance.changeLanguage(locale);
}

/** Gives a running edition what it says later, in the language that it speaks. */
export async function addLaterPhrases(
  instance: i18n,
  locale: Locale,
  load: LoadPhrases,
): Promise<void> {
  add(instance, locale, await allPhrases(load));
  complete.add(instance.services);
}

/** All that is said in a language. */
export async function allPhrases(load: LoadPhrases): Promise<PhraseBundle> {
  const { phrases, later } = await load();
  return later ? { ...phrases, ...(await later()).phrases } : phrases;
}

function add(instance: i18n, locale: Locale, phrases: PhraseBundle): void {
  for (const [namespace, words] of Object.entries(phrases)) {
    instance.addResourceBundle(locale, namespace, words, true, true);
  }
}
