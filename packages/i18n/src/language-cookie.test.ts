import { expect, it } from 'vitest';
import { languageCookie, readLanguageCookie } from './language-cookie.ts';

it('[B9-041] [A9-013] keeps the language in global_language for 365 days', () => {
  expect(languageCookie('fr-FR')).toBe(
    'global_language=fr-FR; Max-Age=31536000; Path=/; SameSite=Lax',
  );
});

it.each([
  ['', null],
  ['global_language=ja-JP', 'ja-JP'],
  ['a=b; global_language=de-DE; c=d', 'de-DE'],
  ['not_global_language=de-DE', null],
  ['global_language=xx-XX', null],
  ['global_language=', null],
])('reads %j as %j', (cookies, locale) => {
  expect(readLanguageCookie(cookies)).toBe(locale);
});
