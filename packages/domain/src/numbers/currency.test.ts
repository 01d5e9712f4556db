import { expect, it } from 'vitest';
import { currencyDecimals, currencyLabel } from './currency.ts';

it.each([
  ['KRW', 'KRW', 0],
  ['JPY', 'YEN', 0],
  ['USD', 'USD', 2],
] as const)('%s is labelled %s and has %d decimals', (currency, label, decimals) => {
  expect(currencyLabel(currency)).toBe(label);
  expect(currencyDecimals[currency]).toBe(decimals);
});
