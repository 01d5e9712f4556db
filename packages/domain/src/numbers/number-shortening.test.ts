import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@hanji/contract/vocabulary.ts';
import { shortenLikes, shortenNumber } from './number-shortening.ts';

const cases = {
  'A9-023': [
    ['ko-KR', 0, '0', 'one'],
    ['ko-KR', 9_999, '9999', 'one'],
    ['ko-KR', 10_000, '1', 'man'],
    ['ko-KR', 10_999, '1', 'man'],
    ['ko-KR', 11_000, '1.1', 'man'],
    ['ko-KR', 19_999, '1.9', 'man'],
    ['ko-KR', 99_999_999, '9999.9', 'man'],
    ['ko-KR', 100_000_000, '1', 'oku'],
    ['ko-KR', 109_999_999, '1', 'oku'],
    ['ko-KR', 110_000_000, '1.1', 'oku'],
    ['ko-KR', 1_234_567_890_123, '12345.6', 'oku'],
    ['ko-KR', Number.MAX_SAFE_INTEGER, '90071992.5', 'oku'],
  ],
  'A9-024': [
    ['ja-JP', 9_999, '9999', 'one'],
    ['ja-JP', 10_000, '1', 'man'],
    ['ja-JP', 99_999_999, '9999.9', 'man'],
    ['ja-JP', 100_000_000, '1', 'oku'],
    ['ja-JP', 250_000_000, '2.5', 'oku'],
  ],
  'A9-025': [
    ['en-US', 999, '999', 'one'],
    ['en-US', 1_000, '1', 'thousand'],
    ['en-US', 1_099, '1', 'thousand'],
    ['en-US', 1_100, '1.1', 'thousand'],
    ['en-US', 999_999, '999.9', 'thousand'],
    ['en-US', 1_000_000, '1', 'million'],
    ['en-US', 1_099_999, '1', 'million'],
    ['en-US', 1_100_000, '1.1', 'million'],
    ['en-US', 2_000_000_000, '2000', 'million'],
    ['zh-TW', 999, '999', 'one'],
    ['zh-TW', 10_000, '10', 'thousand'],
    ['vi-VN', 1_000, '1', 'thousand'],
    ['vi-VN', 1_000_000, '1', 'million'],
    ['fr-FR', 1_500, '1.5', 'thousand'],
    ['fr-FR', 1_000_000, '1', 'million'],
    ['de-DE', 999_999, '999.9', 'thousand'],
    ['de-DE', 2_000_000, '2', 'million'],
  ],
} as const;

describe.each(Object.entries(cases))('[%s, B9-044]', (_row, table) => {
  it.each([...table])('in %s, %d is %s %s', (locale, value, digits, unit) => {
    expect(shortenNumber(value, locale)).toEqual({ digits, unit });
  });
});

it('[B9-044] is cut: it never says more than there is', () => {
  const sizes = { one: 1, thousand: 1000, man: 10_000, million: 1_000_000, oku: 100_000_000 };
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...locales), (value, locale) => {
      const { digits, unit } = shortenNumber(value, locale);
      const short = Number(digits) * sizes[unit];
      expect(short).toBeLessThanOrEqual(value + 1e-6 * value);
      expect(value - short).toBeLessThan(unit === 'one' ? 1 : sizes[unit] / 10 + 1e-6 * value);
      expect(digits).not.toMatch(/\.0$/);
    }),
  );
});

const noCounts = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e300];

it.each(noCounts)('refuses %d', (value) => {
  expect(() => shortenNumber(value, 'en-US')).toThrow(new RangeError(`not a count: ${value}`));
  expect(() => shortenLikes(value)).toThrow(new RangeError(`not a count: ${value}`));
});

describe('[B9-007] likes of the challenge area', () => {
  it.each([
    [0, '0', 'one'],
    [9_999, '9999', 'one'],
    [10_000, '1.0', 'man'],
    [10_001, '1.0', 'man'],
    [10_999, '1.0', 'man'],
    [11_000, '1.1', 'man'],
    [19_999, '1.9', 'man'],
    [20_000, '2.0', 'man'],
    [123_456, '12.3', 'man'],
    [99_999_999, '9999.9', 'man'],
    // Where the general shortening goes on to 億.
    [100_000_000, '10000.0', 'man'],
  ] as const)('%d are %s %s', (likes, digits, unit) => {
    expect(shortenLikes(likes)).toEqual({ digits, unit });
  });

  it('say the same number as the general shortening in Japanese, up to its 億', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (likes) => {
        const general = shortenNumber(likes, 'ja-JP');
        const { digits, unit } = shortenLikes(likes);
        expect({ digits: digits.replace(/\.0$/, ''), unit }).toEqual(general);
      }),
    );
  });
});
