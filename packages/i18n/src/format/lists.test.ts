import { expect, it } from 'vitest';
import { formatList, formatNames } from './lists.ts';

it.each([
  ['ko-KR', 'A, B 및 C'],
  ['ja-JP', 'A、B、C'],
  ['en-US', 'A, B, and C'],
  ['zh-TW', 'A、B和C'],
  ['vi-VN', 'A, B và C'],
  ['fr-FR', 'A, B et C'],
  ['de-DE', 'A, B und C'],
] as const)('in %s things are listed as %s', (locale, written) => {
  expect(formatList(locale, ['A', 'B', 'C'])).toBe(written);
  expect(formatList(locale, ['A'])).toBe('A');
});

it.each([
  ['ko-KR', 'A, B, C'],
  ['ja-JP', 'A、B、C'],
  ['en-US', 'A, B, C'],
  ['zh-TW', 'A、B、C'],
  ['vi-VN', 'A, B, C'],
  ['fr-FR', 'A, B, C'],
  ['de-DE', 'A, B, C'],
] as const)('in %s credits read %s, each name once', (locale, written) => {
  expect(formatNames(locale, ['A', 'B', 'A', 'C'])).toBe(written);
  expect(formatNames(locale, ['A', 'A'])).toBe('A');
});
