import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

/** What coins do for one chapter: the last part of the call's path (reading-service, section 7). */
export const coinMethods = ['unlock', 'rent-with-coin'] as const;
export type CoinMethod = (typeof coinMethods)[number];

/** What a reader agrees to: coins that go, and coins that come back. */
export type CoinTerms = { readonly price: number; readonly coinBackPrice: number };

/** The terms of a method for a chapter; no coins come back from a rental. */
export function coinTerms(
  method: CoinMethod,
  { price, coinBackPrice, rentalPrice }: Pick<SalesConfig, keyof CoinTerms | 'rentalPrice'>,
): CoinTerms {
  switch (method) {
    case 'unlock':
      return { price, coinBackPrice };
    case 'rent-with-coin':
      return { price: rentalPrice, coinBackPrice: 0 };
  }
}

type PriceChange =
  | { readonly kind: 'same' }
  /** 409 on the wire; `terms` are the new ones, to be agreed to before anything is spent. */
  | { readonly kind: 'ask_again'; readonly terms: CoinTerms };

/**
 * Whether what a reader agreed to still holds (decision "unlock and rent": a price that changed
 * since is 409 with the new price). A lower price is asked again too: the reader decides.
 */
export function priceChange(agreed: CoinTerms, current: CoinTerms): PriceChange {
  const same = agreed.price === current.price && agreed.coinBackPrice === current.coinBackPrice;
  return same ? { kind: 'same' } : { kind: 'ask_again', terms: current };
}

/**
 * How much less a price is than it was, in whole percent: cut, so that no more is promised than is
 * given. Null where that is less than one percent, or nothing.
 */
export function discountPercent(price: number, before: number): number | null {
  const percent = Math.floor(((before - price) * 100) / before);
  return percent >= 1 ? percent : null;
}

/** All coins that can be spent; 0 for who has no inventory. */
export function spendableCoins(inventory: Pick<Inventory, 'coin'> | null): number {
  return inventory === null ? 0 : inventory.coin.purchasedAmount + inventory.coin.freeAmount;
}
