import { expect, it } from 'vitest';
import { editions } from '@hanji/contract/editions.ts';
import { isJapanese, isOffered, offeredLegalTypes } from './legal.ts';

const everywhere = ['terms_of_use', 'privacy_policy', 'youth_protection_policy'] as const;
const japanese = ['fund_settlement', 'special_commercial_transaction'] as const;

it.each(['ko', 'global', 'vi-refund'] as const)('%s has no pages of Japanese law', (id) => {
  const { locales } = editions[id];
  expect(offeredLegalTypes(locales)).toEqual(everywhere);
  for (const type of japanese) expect(isOffered(type, locales)).toBe(false);
  expect(isOffered('advertisement', locales)).toBe(true);
});

it('the Japanese edition has them besides', () => {
  expect(offeredLegalTypes(editions.ja.locales)).toEqual([...everywhere, ...japanese]);
  expect([...everywhere, ...japanese].filter(isJapanese)).toEqual(japanese);
});
