import { expect, it } from 'vitest';
import { matchLocale, type Locale } from './locale.ts';

const global: [Locale, ...Locale[]] = ['en-US', 'zh-TW', 'fr-FR', 'de-DE'];

it.each([
  [['fr-FR'], 'fr-FR'],
  [['fr-CA', 'en-US'], 'fr-FR'],
  [['ko-KR', 'de'], 'de-DE'],
  [['ZH-tw'], 'zh-TW'],
  [['zh-Hans-CN'], 'zh-TW'],
  [['pt-BR'], 'en-US'],
  [[], 'en-US'],
] as [string[], Locale][])('a browser that prefers %j reads in %s', (preferred, locale) => {
  expect(matchLocale(preferred, global)).toBe(locale);
});
