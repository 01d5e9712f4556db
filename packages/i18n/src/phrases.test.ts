import { describe, expect, it } from 'vitest';
import { languageNames, locales, type Locale } from './locale.ts';
import { sameInEveryLanguage } from './testing/reviewed-equal.ts';

type Table = Record<string, string>;

const modules = import.meta.glob<Record<string, Table>>('./locales/*/*.ts', { eager: true });

function phrasesOf(locale: Locale): Record<string, Table> {
  const found = Object.entries(modules)
    .filter(([path]) => path.startsWith(`./locales/${locale}/`))
    .map(([, module]) => Object.entries(module)[0]);
  return Object.fromEntries(found.filter((entry) => entry !== undefined));
}

const source = phrasesOf('en-US');
const others = locales.filter((locale) => locale !== 'en-US');

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

describe.each(others)('%s', (locale) => {
  const phrases = phrasesOf(locale);

  it('[A1-005] has every phrase of every namespace, none empty', () => {
    expect(Object.keys(phrases).toSorted()).toEqual(Object.keys(source).toSorted());
    for (const [namespace, words] of Object.entries(source)) {
      expect(Object.keys(phrases[namespace] ?? {}).toSorted()).toEqual(
        Object.keys(words).toSorted(),
      );
      for (const [key, phrase] of Object.entries(phrases[namespace] ?? {})) {
        expect(phrase.trim(), `${namespace}:${key}`).not.toBe('');
      }
    }
  });

  it('[A1-005] fills the same placeholders as the source', () => {
    for (const [namespace, words] of Object.entries(source)) {
      for (const [key, phrase] of Object.entries(words)) {
        const translated = phrases[namespace]?.[key] ?? '';
        expect(placeholders(translated), `${namespace}:${key}`).toEqual(placeholders(phrase));
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
