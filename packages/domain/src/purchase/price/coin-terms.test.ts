import { expect, it } from 'vitest';
import { coinTerms } from './coin-terms.ts';

const sales = { price: 5, coinBackPrice: 1, rentalPrice: 2 };

it('knows the terms of each method: no coins come back from a rental', () => {
  expect(coinTerms('unlock', sales)).toEqual({ price: 5, coinBackPrice: 1 });
  expect(coinTerms('rent-with-coin', sales)).toEqual({ price: 2, coinBackPrice: 0 });
});
