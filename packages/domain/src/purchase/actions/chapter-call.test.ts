import { expect, it } from 'vitest';
import { coinCall } from './chapter-call.ts';

it('carries the prices that each call sends', () => {
  const sales = { price: 5, coinBackPrice: 1, rentalPrice: 2 };
  expect(coinCall('unlock', sales)).toEqual({ call: 'unlock', price: 5, coinBackPrice: 1 });
  expect(coinCall('rent-with-coin', sales)).toEqual({ call: 'rent-with-coin', rentalPrice: 2 });
});
