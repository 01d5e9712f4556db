import { expect, it } from 'vitest';
import { coinStep } from './coin-step.ts';

it.each([
  [4, 5, 'coin_purchase'],
  [5, 5, 'call'],
  [6, 5, 'call'],
  [0, 1, 'coin_purchase'],
])('[A4-078] a balance of %i for a price of %i: %s', (balance, price, step) => {
  expect(coinStep({ balance, price, confirmsCoinUse: false })).toBe(step);
});

it.each([
  [4, 'coin_purchase'],
  [5, 'confirm'],
])(
  'asks before coins are used, where the edition does, once there are enough: %i',
  (balance, step) => {
    expect(coinStep({ balance, price: 5, confirmsCoinUse: true })).toBe(step);
  },
);
