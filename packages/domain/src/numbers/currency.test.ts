import { expect, it } from 'vitest';
import { editionIds, editions } from '@hanji/contract/editions.ts';
import { currencies } from '@hanji/contract/vocabulary.ts';
import { currencyDisplay } from './currency.ts';

it.each([
  ['KRW', 'KRW', 0],
  ['JPY', 'YEN', 0],
  ['USD', 'USD', 2],
] as const)(
  '[A9-037, B9-039] %s is labelled %s and has %d decimals',
  (currency, label, decimals) => {
    expect(currencyDisplay[currency]).toEqual({ label, decimals });
  },
);

it('[A9-037, B9-039] there are exactly KRW, USD and YEN', () => {
  const labels = currencies.map((currency) => currencyDisplay[currency].label);
  expect(new Set(labels)).toEqual(new Set(['KRW', 'USD', 'YEN']));
  expect(labels).toHaveLength(3);
});

it('[A9-037, B9-039] every edition has its currency', () => {
  const labels = editionIds.map((id) => [id, currencyDisplay[editions[id].currency].label]);
  expect(Object.fromEntries(labels)).toEqual({
    ko: 'KRW',
    ja: 'YEN',
    global: 'USD',
    'vi-refund': 'KRW',
  });
});
