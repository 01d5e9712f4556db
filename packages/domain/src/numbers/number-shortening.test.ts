import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales } from '@hanji/contract/vocabulary.ts';
import { commentCount, shortenNumber } from './number-shortening.ts';

it.each([
  ['ko-KR', 0, '0', 'one'],
  ['ko-KR', 9_999, '9999', 'one'],
  ['ko-KR', 10_000, '1', 'man'],
  ['ko-KR', 10_999, '1', 'man'],
  ['ko-KR', 11_000, '1.1', 'man'],
  ['ko-KR', 19_999, '1.9', 'man'],
  ['ko-KR', 99_999_999, '9999.9', 'man'],
  ['ko-KR', 100_000_000, '1', 'oku'],
  ['ja-JP', 9_999, '9999', 'one'],
  ['ja-JP', 10_000, '1', 'man'],
  ['ja-JP', 250_000_000, '2.5', 'oku'],
  ['en-US', 999, '999', 'one'],
  ['en-US', 1_000, '1', 'thousand'],
  ['en-US', 1_099, '1', 'thousand'],
  ['en-US', 1_100, '1.1', 'thousand'],
  ['en-US', 999_999, '999.9', 'thousand'],
  ['en-US', 1_000_000, '1', 'million'],
  ['zh-TW', 10_000, '10', 'thousand'],
  ['vi-VN', 1_000, '1', 'thousand'],
  ['fr-FR', 1_500, '1.5', 'thousand'],
  ['de-DE', 2_000_000, '2', 'million'],
] as const)('[B9-044] in %s, %d is %s %s', (locale, value, digits, unit) => {
  expect(shortenNumber(value, locale)).toEqual({ digits, unit });
});

it('[B9-044] is cut: it never says more than there is', () => {
  const sizes = { one: 1, thousand: 1000, man: 10_000, million: 1_000_000, oku: 100_000_000 };
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...locales), (value, locale) => {
      const { digits, unit } = shortenNumber(value, locale);
      const said = Number(digits) * sizes[unit];
      expect(said).toBeLessThanOrEqual(value + 1e-6 * value);
      expect(value - said).toBeLessThan(unit === 'one' ? 1 : sizes[unit] / 10 + 1e-6 * value);
      expect(digits).not.toMatch(/\.0$/);
    }),
  );
});

it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
  expect(() => shortenNumber(value, 'en-US')).toThrow(RangeError);
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '999+'],
  [25_000, '999+'],
])('a comment count of %d shows as %s', (count, shown) => {
  expect(commentCount(count)).toBe(shown);
});
