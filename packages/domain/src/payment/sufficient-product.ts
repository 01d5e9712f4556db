import type { CoinProduct } from '@hanji/contract/entities/payment.ts';

type Offered = Pick<CoinProduct, 'productSeq' | 'coins' | 'bonusCoins' | 'price'>;

const coinsOf = ({ coins, bonusCoins }: Offered): number => coins + bonusCoins;

/**
 * The smallest product that brings the coins that are missing, with its bonus, and the cheaper of
 * two that bring as many; the one that brings most where none suffices. Null where nothing is sold.
 */
export function sufficientProduct(products: readonly Offered[], missing: number): number | null {
  const bySize = products.toSorted(
    (one, other) => coinsOf(one) - coinsOf(other) || one.price - other.price,
  );
  const sufficient = bySize.find((product) => coinsOf(product) >= missing) ?? bySize.at(-1);
  return sufficient?.productSeq ?? null;
}
