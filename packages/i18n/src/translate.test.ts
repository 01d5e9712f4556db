import { expect, it } from 'vitest';
import type { Phrases } from './phrases.ts';
import type { PlainPhrase, TranslateIn } from './translate.ts';
import { translators } from './translators.ts';

/** Never called: what must not compile stands here, and the type check reads it. */
function mustNotCompile(reading: TranslateIn<'reading'>): void {
  // @ts-expect-error a phrase that does not exist
  reading('viewMoar');
  // @ts-expect-error a value that is missing
  reading('rank');
  // @ts-expect-error one of two values that is missing
  reading('slide', { current: 1 });
  // @ts-expect-error a value that is misspelled
  reading('rank', { rnak: 1 });
  // @ts-expect-error a value that the phrase does not use
  reading('rank', { rank: 1, title: 'one' });
  // @ts-expect-error values of a phrase that has none
  reading('free', { count: 1 });
  // @ts-expect-error a phrase that counts without its count
  reading('episodeCount');
  // @ts-expect-error a count that is no number
  reading('episodeCount', { count: '3' });
  // @ts-expect-error a form of a phrase that counts
  reading('episodeCount_other', { count: 3 });
  // @ts-expect-error a phrase of another namespace
  translators['en-US']('reading:search');
  // @ts-expect-error a phrase with values among those without
  const plain: PlainPhrase<'errors'> = 'maintenanceUntil';
  // @ts-expect-error a form that Korean does not have
  const korean: Pick<Phrases<'ko-KR', 'reading'>, 'episodeCount_one'> = { episodeCount_one: '' };
  // @ts-expect-error French without its form for millions
  const french: Pick<Phrases<'fr-FR', 'units'>, 'days_many'> = {};
  expect([plain, korean, french]).toHaveLength(3);
}

it('leaves it to the type check to refuse values that are missing or misspelled', () => {
  expect(mustNotCompile).toBeTypeOf('function');
});

it.each([
  ['en-US', 1, '1 chapter'],
  ['en-US', 1_234, '1,234 chapters'],
  ['ko-KR', 1, '총 1화'],
  ['ja-JP', 1_234, '全1,234話'],
  ['zh-TW', 1, '共 1 話'],
  ['vi-VN', 1_234, '1.234 chương'],
  ['fr-FR', 0, '0 chapitre'],
  ['fr-FR', 1_234, '1\u202f234 chapitres'],
  ['fr-FR', 1_000_000, '1\u202f000\u202f000 de chapitres'],
  ['de-DE', 1_234, '1.234 Kapitel'],
] as const)('in %s counts %d as %s', (locale, count, written) => {
  expect(translators[locale]('reading:episodeCount', { count })).toBe(written);
});

it.each([
  ['en-US', 1, '1 view'],
  ['en-US', 1_200, '1.2K views'],
  ['fr-FR', 1, '1 vue'],
  ['fr-FR', 1_000_000, '1M de vues'],
  ['de-DE', 1, '1 Aufruf'],
  ['ko-KR', 1, '조회 1'],
] as const)('in %s %d views are %s', (locale, count, written) => {
  const number = { 1: '1', 1_200: '1.2K', 1_000_000: '1M' }[count];
  expect(translators[locale]('reading:views', { count, number })).toBe(written);
});

it('prints a number grouped and a string as it is', () => {
  const t = translators['de-DE'];
  expect(t('reading:rank', { rank: 12_345 })).toBe('Platz 12.345');
  expect(t('frame:copyright', { year: '2026' })).toContain('2026');
});

it('refuses a phrase that does not exist', () => {
  const t = translators['en-US'] as (key: string) => string;
  expect(() => t('reading:nothing')).toThrow('phrase missing: reading:nothing');
});
