import { expect, it } from 'vitest';
import { sufficientProduct } from './sufficient-product.ts';

function of(productSeq: number, coins: number, bonusCoins: number, price: number) {
  return { productSeq, coins, bonusCoins, price };
}
const offered = [of(3, 100, 10, 949), of(1, 10, 0, 99), of(2, 50, 2, 490), of(4, 52, 0, 480)];

it.each([
  [0, 1],
  [10, 1],
  [11, 4],
  [52, 4],
  [53, 3],
  [110, 3],
  [111, 3],
])('for %d coins that are missing: product %d', (missing, productSeq) => {
  expect(sufficientProduct(offered, missing)).toBe(productSeq);
});

it('is none where nothing is sold', () => {
  expect(sufficientProduct([], 1)).toBeNull();
});
