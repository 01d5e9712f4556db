import type { Locale } from './locale.ts';
import { phrases as german } from './locales/de-DE/phrases.ts';
import { phrases as english } from './locales/en-US/phrases.ts';
import { phrases as french } from './locales/fr-FR/phrases.ts';
import { phrases as japanese } from './locales/ja-JP/phrases.ts';
import { phrases as korean } from './locales/ko-KR/phrases.ts';
import { phrases as vietnamese } from './locales/vi-VN/phrases.ts';
import { phrases as chinese } from './locales/zh-TW/phrases.ts';
import type { PhraseBundle } from './phrases.ts';

/** All words of all languages: for the service, tools and tests, never for a browser. */
export const everyPhrase: { readonly [L in Locale]: Required<PhraseBundle<L>> } = {
  'ko-KR': korean,
  'ja-JP': japanese,
  'en-US': english,
  'zh-TW': chinese,
  'vi-VN': vietnamese,
  'fr-FR': french,
  'de-DE': german,
};
