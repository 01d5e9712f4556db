import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslator, type LoadPhrases } from '../i18n.ts';
import { locales, type Locale } from '../locale.ts';
import {
  formatAgeGroup,
  formatMoney,
  formatRelativeTime,
  formatRemainingTime,
  formatShortNumber,
} from './quantities.ts';

type T = Parameters<typeof formatShortNumber>[0];

const modules = import.meta.glob<{ units: never }>('../locales/*/units.ts');
const translate = {} as Record<Locale, T>;

beforeAll(async () => {
  for (const locale of locales) {
    const load: LoadPhrases = async () => {
      const { units } = (await modules[`../locales/${locale}/units.ts`]?.()) ?? {};
      return { phrases: { units: units as never } };
    };
    translate[locale] = (await createTranslator(locale, load)).t;
  }
});

describe('[B9-044] numbers are shortened as readers of the language write them', () => {
  it.each([
    ['ko-KR', { digits: '1.2', unit: 'man' }, '1.2만'],
    ['ko-KR', { digits: '3', unit: 'oku' }, '3억'],
    ['ja-JP', { digits: '1.2', unit: 'man' }, '1.2万'],
    ['ja-JP', { digits: '3', unit: 'oku' }, '3億'],
    ['en-US', { digits: '999.9', unit: 'thousand' }, '999.9K'],
    ['en-US', { digits: '2', unit: 'million' }, '2M'],
    ['zh-TW', { digits: '10', unit: 'thousand' }, '10K'],
    ['vi-VN', { digits: '1.5', unit: 'thousand' }, '1,5K'],
    ['fr-FR', { digits: '1.5', unit: 'million' }, '1,5M'],
    ['de-DE', { digits: '1.5', unit: 'thousand' }, '1,5K'],
    ['de-DE', { digits: '999', unit: 'one' }, '999'],
  ] as const)('%s: %j is %s', (locale, short, written) => {
    expect(formatShortNumber(translate[locale], locale, short)).toBe(written);
  });
});

describe('[B9-045] relative time', () => {
  it.each([
    ['en-US', { kind: 'second' }, '1 sec ago'],
    ['ko-KR', { kind: 'minutes', amount: 5 }, '5분 전'],
    ['ja-JP', { kind: 'hours', amount: 23 }, '23時間前'],
    ['fr-FR', { kind: 'days', amount: 30 }, 'il y a 30 j'],
    ['de-DE', { kind: 'date', at: Date.UTC(2025, 0, 31, 16) }, '01.02.2025'],
    ['vi-VN', { kind: 'minutes', amount: 2 }, '2 phút trước'],
    ['zh-TW', { kind: 'days', amount: 1 }, '1 天前'],
  ] as const)('%s: %j is %s', (locale, time, written) => {
    expect(formatRelativeTime(translate[locale], locale, time, 'Asia/Seoul')).toBe(written);
  });
});

it.each([
  ['en-US', { kind: 'days', amount: 1 }, '1 day'],
  ['en-US', { kind: 'days', amount: 2 }, '2 days'],
  ['de-DE', { kind: 'days', amount: 2 }, '2 Tage'],
  ['ko-KR', { kind: 'hours', amount: 3 }, '3시간'],
  ['ja-JP', { kind: 'minutes', amount: 1 }, '1分'],
  ['ja-JP', { kind: 'ready' }, ''],
] as const)('%s: %j left is %j', (locale, time, written) => {
  expect(formatRemainingTime(translate[locale], time)).toBe(written);
});

it('[B9-038] labels the ages all ages, Teen, Teens and Up, Mature', () => {
  const groups = ['all', 'teen', 'teensAndUp', 'mature'] as const;
  expect(groups.map((group) => formatAgeGroup(translate['en-US'], group))).toEqual([
    'All ages',
    'Teen',
    'Teens and Up',
    'Mature',
  ]);
});

it.each([
  ['ko-KR', 12_000, { label: 'KRW', decimals: 0 }, 'KRW\u00a012,000'],
  ['ja-JP', 120, { label: 'YEN', decimals: 0 }, 'YEN\u00a0120'],
  ['en-US', 199, { label: 'USD', decimals: 2 }, 'USD\u00a01.99'],
  ['de-DE', 199, { label: 'USD', decimals: 2 }, 'USD\u00a01,99'],
] as const)('[B9-039] %s: %d of %j is %s', (locale, amount, currency, written) => {
  expect(formatMoney(locale, amount, currency)).toBe(written);
});
