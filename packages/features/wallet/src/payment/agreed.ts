import type { CoinProduct } from '@hanji/contract/entities/payment.ts';

/** What the reader was shown and agrees to by pressing; the service refuses to sell anything else. */
export type Agreed = Pick<CoinProduct, 'productSeq' | 'price' | 'coins' | 'bonusCoins'>;

export function agreedTo({ productSeq, price, coins, bonusCoins }: CoinProduct): Agreed {
  return { productSeq, price, coins, bonusCoins };
}
