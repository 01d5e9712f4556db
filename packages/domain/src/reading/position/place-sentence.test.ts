import { expect, it } from 'vitest';
import { placeSentence } from './place-sentence.ts';

const long = 'The river walked along the quiet road, '.repeat(5);

it.each([
  ['a sentence, whole', 'en', 'The lamp went out at last. The river', 'The lamp went out at last.'],
  ['a short one with the next', 'en', 'No. She would not go. So', 'No. She would not go.'],
  [
    'with what closes it',
    'ja',
    '「もう帰ろうと思っていたところだよ。」彼は言った。',
    '「もう帰ろうと思っていたところだよ。」',
  ],
  ['what was cut off', 'en', 'The lamp went out and the', 'The lamp went out and the…'],
  ['what is short and has no end', 'de', 'Erstes', 'Erstes…'],
  [
    'a long one up to a word',
    'en',
    long,
    'The river walked along the quiet road, The river walked along the quiet road, The river walked along the quiet road…',
  ],
  ['a long one without blanks', 'zh-TW', '他'.repeat(150), `${'他'.repeat(120)}…`],
  ['no half of a character', 'zh-TW', `a${'😀'.repeat(90)}`, `a${'😀'.repeat(59)}…`],
])('is %s', (_, language, quote, expected) => {
  expect(placeSentence(quote, language)).toBe(expected);
});
