import { describe, expect, it } from 'vitest';
import {
  formatDecimal,
  formatCommentCount,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShortNumber,
  formatWon,
} from './numbers.ts';
import { translators } from '../translators.ts';

describe('[B9-044] numbers are shortened as readers of the language write them', () => {
  it.each([
    ['ko-KR', { digits: '1.2', unit: 'man' }, '1.2만'],
    ['ko-KR', { digits: '9999.9', unit: 'man' }, '9,999.9만'],
    ['ko-KR', { digits: '3', unit: 'oku' }, '3억'],
    ['ja-JP', { digits: '1.2', unit: 'man' }, '1.2万'],
    ['ja-JP', { digits: '3', unit: 'oku' }, '3億'],
    ['en-US', { digits: '1.2', unit: 'man' }, '1.2万'],
    ['en-US', { digits: '999.9', unit: 'thousand' }, '999.9K'],
    ['en-US', { digits: '2', unit: 'million' }, '2M'],
    ['zh-TW', { digits: '10', unit: 'thousand' }, '10K'],
    ['zh-TW', { digits: '1.5', unit: 'million' }, '1.5M'],
    ['vi-VN', { digits: '1.5', unit: 'thousand' }, '1,5K'],
    ['vi-VN', { digits: '2', unit: 'million' }, '2M'],
    ['fr-FR', { digits: '10', unit: 'thousand' }, '10K'],
    ['fr-FR', { digits: '1.5', unit: 'million' }, '1,5M'],
    ['de-DE', { digits: '1.5', unit: 'thousand' }, '1,5K'],
    ['de-DE', { digits: '2000', unit: 'million' }, '2.000M'],
    ['de-DE', { digits: '999', unit: 'one' }, '999'],
    ['ja-JP', { digits: '9999', unit: 'one' }, '9,999'],
  ] as const)('%s: %j is %s', (locale, short, written) => {
    expect(formatShortNumber(translators[locale], locale, short)).toBe(written);
  });
});

it.each([
  ['ja-JP', { digits: '1.0', unit: 'man' }, '1.0万'],
  ['ja-JP', { digits: '12.3', unit: 'man' }, '12.3万'],
  ['ja-JP', { digits: '10000.0', unit: 'man' }, '10,000.0万'],
  ['zh-TW', { digits: '1.0', unit: 'man' }, '1.0萬'],
  ['fr-FR', { digits: '1.0', unit: 'man' }, '1,0万'],
] as const)('%s: likes of %j keep their decimal, %s', (locale, short, written) => {
  expect(formatShortNumber(translators[locale], locale, short)).toBe(written);
});

it.each(['ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'vi-VN', 'fr-FR', 'de-DE'] as const)(
  '%s: comments are counted up to 999+',
  (locale) => {
    expect(formatCommentCount(locale, { shown: 0, more: false })).toBe('0');
    expect(formatCommentCount(locale, { shown: 999, more: false })).toBe('999');
    expect(formatCommentCount(locale, { shown: 999, more: true })).toBe('999+');
  },
);

it.each([
  ['ko-KR', 12_000, { label: 'KRW', decimals: 0 }, 'KRW\u00a012,000'],
  ['ja-JP', 120, { label: 'YEN', decimals: 0 }, 'YEN\u00a0120'],
  ['en-US', 0, { label: 'USD', decimals: 2 }, 'USD\u00a00.00'],
  ['en-US', 199, { label: 'USD', decimals: 2 }, 'USD\u00a01.99'],
  ['zh-TW', 123_450, { label: 'USD', decimals: 2 }, 'USD\u00a01,234.50'],
  ['vi-VN', 12_000, { label: 'KRW', decimals: 0 }, 'KRW\u00a012.000'],
  ['fr-FR', 123_450, { label: 'USD', decimals: 2 }, 'USD\u00a01\u202f234,50'],
  ['de-DE', 199, { label: 'USD', decimals: 2 }, 'USD\u00a01,99'],
] as const)('[B9-039] %s: %d of %j is %s', (locale, amount, currency, written) => {
  expect(formatMoney(locale, amount, currency)).toBe(written);
});

it.each([
  ['ko-KR', '1,234,567원', '1,234,567'],
  ['ja-JP', '1,234,567ウォン', '1,234,567'],
  ['en-US', '1,234,567 won', '1,234,567'],
  ['zh-TW', '1,234,567 韓元', '1,234,567'],
  ['vi-VN', '1,234,567 won', '1.234.567'],
  ['fr-FR', '1,234,567 wons', '1\u202f234\u202f567'],
  ['de-DE', '1,234,567 Won', '1.234.567'],
] as const)('%s: won are grouped as in Korea, %s, other numbers %s', (locale, won, number) => {
  expect(formatWon(translators[locale], 'ko-KR', 1_234_567)).toBe(won);
  expect(formatNumber(locale, 1_234_567)).toBe(number);
});

it.each([
  ['en-US', 40, '40%'],
  ['ko-KR', 100, '100%'],
  ['ja-JP', 1, '1%'],
  ['zh-TW', 66, '66%'],
  ['vi-VN', 40, '40%'],
  ['fr-FR', 40, '40\u00a0%'],
  ['de-DE', 40, '40\u00a0%'],
] as const)('writes percent as readers of %s do: %i', (locale, percent, written) => {
  expect(formatPercent(locale, percent)).toBe(written);
});

it.each([
  ['en-US', 1.25, '1.25'],
  ['de-DE', 0.75, '0,75'],
  ['fr-FR', 2, '2'],
] as const)('in %s the number %d is written %s', (locale, value, written) => {
  expect(formatDecimal(locale, value)).toBe(written);
});
