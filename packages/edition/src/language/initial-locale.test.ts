import { expect, it } from 'vitest';
import { defineEdition } from '#edition.ts';
import { initialLocale } from './initial-locale.ts';

const edition = defineEdition({
  id: 'global',
  locales: ['en-US', 'zh-TW', 'fr-FR', 'de-DE'],
  timeZone: 'UTC',
  currency: 'USD',
  verifiesAdults: false,
  signIn: [],
});

it.each([
  ['global_language=de-DE', ['fr-FR'], 'de-DE'],
  ['global_language=ja-JP', ['fr-FR'], 'fr-FR'],
  ['', ['zh-TW', 'en'], 'zh-TW'],
  ['', ['ko-KR'], 'en-US'],
])('with cookie %j and a browser that prefers %j, starts in %s', (cookie, preferred, locale) => {
  expect(initialLocale(edition, cookie, preferred)).toBe(locale);
});
