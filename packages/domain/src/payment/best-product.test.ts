import { expect, it } from 'vitest';
import { bestProduct } from './best-product.ts';

function product(productSeq: number, coins: number, bonusCoins: number, price: number) {
  return { productSeq, coins, bonusCoins, price };
}

it.each([
  [null, []],
  [null, [product(1, 10, 0, 100)]],
  [null, [product(1, 10, 0, 100), product(2, 20, 0, 200)]],
  [2, [product(1, 10, 0, 100), product(2, 20, 1, 200)]],
  [1, [product(1, 10, 0, 99), product(2, 20, 0, 200)]],
])('marks %s', (best, products) => {
  expect(bestProduct(products)).toBe(best);
});
