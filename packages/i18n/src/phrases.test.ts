import { describe, expect, it } from 'vitest';
import { everyPhrase } from './every-phrase.ts';
import { languageNames, locales, type Locale } from './locale.ts';
import { pluralCategories } from './plural-categories.ts';
import { sameInEveryLanguage } from './testing/reviewed-equal.ts';
import { breakingSpace, britishSpelling } from './testing/typography.ts';

type Table = Readonly<Record<string, string>>;

function phrasesOf(locale: Locale): Readonly<Record<string, Table>> {
  return everyPhrase[locale];
}

const source = phrasesOf('en-US');
const others = locales.filter((locale) => locale !== 'en-US');

const form = /_(?:zero|one|two|few|many|other)$/;

function baseOf(key: string): string {
  return key.replace(form, '');
}

function counts(words: Table, key: string): boolean {
  return `${baseOf(key)}_other` in words;
}

/** The keys that a language must have: what counts in exactly its own forms. */
function keysIn(locale: Locale, words: Table): string[] {
  const keys = Object.keys(words).flatMap((key) =>
    counts(words, key)
      ? pluralCategories[locale].map((category) => `${baseOf(key)}_${category}`)
      : [key],
  );
  return [...new Set(keys)];
}

function placeholders(phrase: string) {
  return [...phrase.matchAll(/\{\{(\w+)\}\}/g)]
    .map((m) => String(m[1]))
    .toSorted((a, b) => a.localeCompare(b));
}

it('[A1-004] [B1-020] [B9-040] speaks exactly the seven locales', () => {
  expect([...locales].toSorted()).toEqual([
    'de-DE',
    'en-US',
    'fr-FR',
    'ja-JP',
    'ko-KR',
    'vi-VN',
    'zh-TW',
  ]);
  expect(Object.keys(languageNames)).toHaveLength(7);
});

it.each(locales)('%s has the plural categories that Unicode gives it', (locale) => {
  const given = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  expect([...pluralCategories[locale]].toSorted()).toEqual(given.toSorted());
});

it.each(locales)('[A1-005] %s has every phrase of every namespace, none empty', (locale) => {
  const phrases = phrasesOf(locale);
  expect(Object.keys(phrases).toSorted()).toEqual(Object.keys(source).toSorted());
  for (const [namespace, words] of Object.entries(source)) {
    // The order too is that of the source: what an import writes must not move lines.
    expect(Object.keys(phrases[namespace] ?? {})).toEqual(keysIn(locale, words));
    for (const [key, phrase] of Object.entries(phrases[namespace] ?? {})) {
      expect(phrase.trim(), `${namespace}:${key}`).not.toBe('');
    }
  }
});

describe.each(others)('%s', (locale) => {
  const phrases = phrasesOf(locale);

  it('[A1-005] fills the same placeholders as the source', () => {
    for (const [namespace, words] of Object.entries(phrases)) {
      for (const [key, phrase] of Object.entries(words)) {
        const meant = source[namespace]?.[key] ?? source[namespace]?.[`${baseOf(key)}_other`] ?? '';
        expect(placeholders(phrase), `${namespace}:${key}`).toEqual(placeholders(meant));
      }
    }
  });

  it('[A1-005] repeats no English sentence beyond the reviewed list', () => {
    const repeated = Object.entries(source).flatMap(([namespace, words]) =>
      Object.entries(words)
        .filter(([key, phrase]) => phrases[namespace]?.[key] === phrase)
        .map(([key]) => `${namespace}:${key}`),
    );
    expect(repeated.filter((key) => !sameInEveryLanguage(key, locale))).toEqual([]);
  });
});

it('counts only in phrases that have forms', () => {
  const uncounted = Object.values(source).flatMap((words) =>
    Object.entries(words)
      .filter(([key, phrase]) => phrase.includes('{{count}}') && !counts(words, key))
      .map(([key]) => key),
  );
  expect(uncounted).toEqual([]);
});

it('[A1-005] sets French punctuation off by spaces that do not break', () => {
  for (const [namespace, words] of Object.entries(phrasesOf('fr-FR'))) {
    for (const [key, phrase] of Object.entries(words)) {
      expect(phrase, `${namespace}:${key}`).not.toMatch(breakingSpace);
    }
  }
});

it('[A1-005] spells English as it is spelt in America', () => {
  for (const [namespace, words] of Object.entries(source)) {
    for (const [key, phrase] of Object.entries(words)) {
      expect(phrase, `${namespace}:${key}`).not.toMatch(britishSpelling);
    }
  }
});

it('[A1-005] says what failed to Koreans in one register', () => {
  for (const [key, phrase] of Object.entries(phrasesOf('ko-KR')['failures'] ?? {})) {
    expect(phrase, key).not.toMatch(/[습입합됩]니다/);
  }
});
