import type { CoinProduct } from '@hanji/contract/entities/payment.ts';

type Offered = Pick<CoinProduct, 'productSeq' | 'coins' | 'bonusCoins' | 'price'>;

/** Whether one gives more coins for the same money than another; integers, so nothing is rounded. */
function givesMore(one: Offered, other: Offered): boolean {
  return (one.coins + one.bonusCoins) * other.price > (other.coins + other.bonusCoins) * one.price;
}

/** The product that gives most for its price; null where none does more than the others. */
export function bestProduct(products: readonly Offered[]): number | null {
  const best = products.find((one) =>
    products.every((other) => other === one || givesMore(one, other)),
  );
  return products.length > 1 && best ? best.productSeq : null;
}
