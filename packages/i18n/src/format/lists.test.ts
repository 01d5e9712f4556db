import { expect, it } from 'vitest';
import { formatList } from './lists.ts';

it.each([
  ['ko-KR', 'A, B 및 C'],
  ['ja-JP', 'A、B、C'],
  ['en-US', 'A, B, and C'],
  ['zh-TW', 'A、B和C'],
  ['vi-VN', 'A, B và C'],
  ['fr-FR', 'A, B et C'],
  ['de-DE', 'A, B und C'],
] as const)('in %s names are listed as %s', (locale, written) => {
  expect(formatList(locale, ['A', 'B', 'C'])).toBe(written);
  expect(formatList(locale, ['A'])).toBe('A');
});
