import { expect, it } from 'vitest';
import { discountPercent } from './discount-percent.ts';

it.each([
  ['nothing is free', 0, 5, 100],
  ['half', 5, 10, 50],
  ['cut, not rounded', 1, 3, 66],
  ['exactly one percent', 99, 100, 1],
  ['below one percent', 995, 1000, null],
  ['the same', 5, 5, null],
  ['dearer', 6, 5, null],
  ['both free', 0, 0, null],
])('%s: %i instead of %i is %s percent less', (_, price, before, expected) => {
  expect(discountPercent(price, before)).toBe(expected);
});
