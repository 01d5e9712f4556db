import { everyPhrase } from '@hanji/i18n/every-phrase.ts';
import { isLocale, locales } from '@hanji/i18n/locale.ts';
import { expect, it } from 'vitest';
import { avoidedTerms, glossary } from './glossary.ts';

it('says every term in every language', () => {
  const terms = glossary();
  expect(terms.length).toBeGreaterThan(15);
  for (const { term, meaning, words, avoid } of terms) {
    expect(meaning, term).not.toBe('');
    for (const locale of locales) expect(words[locale], `${term} in ${locale}`).not.toBe('');
    for (const { locale } of avoid) expect(isLocale(locale), `${term}: ${locale}`).toBe(true);
  }
});

it.each(locales)('%s says nothing that the glossary avoids', (locale) => {
  for (const [namespace, words] of Object.entries(everyPhrase[locale])) {
    for (const [key, phrase] of Object.entries(words)) {
      for (const { avoid } of avoidedTerms(locale)) {
        expect(phrase, `${namespace}:${key}`).not.toContain(avoid);
      }
    }
  }
});
