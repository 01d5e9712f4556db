import { expect, it } from 'vitest';
import { wordsIn } from './translated-words.ts';

const told = {
  title: 'Two years',
  description: 'Thank you',
  translations: { 'ko-KR': { title: '2주년', description: '' } },
};

it('are those of the language, whole, or as they were written first', () => {
  expect(wordsIn(told, 'ko-KR')).toEqual({ title: '2주년', description: '' });
  expect(wordsIn(told, 'ja-JP')).toEqual({ title: 'Two years', description: 'Thank you' });
});
