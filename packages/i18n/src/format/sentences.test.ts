import { expect, it } from 'vitest';
import { joinSentences } from './sentences.ts';

it.each([
  [
    'ko-KR',
    ['곧 다시 찾아뵐게요.', '점검 종료 예정: 9시'],
    '곧 다시 찾아뵐게요. 점검 종료 예정: 9시',
  ],
  ['ja-JP', ['まもなく再開します。', '終了予定：9時'], 'まもなく再開します。終了予定：9時'],
  ['zh-TW', ['我們很快就回來。', '預計恢復時間：9 點'], '我們很快就回來。預計恢復時間：9 點'],
  ['de-DE', ['Wir sind bald zurück.'], 'Wir sind bald zurück.'],
] as const)('%s: %j read %s', (locale, sentences, text) => {
  expect(joinSentences(locale, sentences)).toBe(text);
});
