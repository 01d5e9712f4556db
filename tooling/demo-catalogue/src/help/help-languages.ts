import type { HelpTexts } from './help-texts.ts';
import { texts as german } from './texts/de-DE.ts';
import { texts as english } from './texts/en-US.ts';
import { texts as french } from './texts/fr-FR.ts';
import { texts as japanese } from './texts/ja-JP.ts';
import { texts as korean } from './texts/ko-KR.ts';
import { texts as chinese } from './texts/zh-TW.ts';

/** The demo's notices and answers by language. */
export const helpTexts = {
  'ko-KR': korean,
  'ja-JP': japanese,
  'en-US': english,
  'zh-TW': chinese,
  'fr-FR': french,
  'de-DE': german,
} as const satisfies Readonly<Record<string, HelpTexts>>;

export const helpLocales = ['ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'fr-FR', 'de-DE'] as const;
