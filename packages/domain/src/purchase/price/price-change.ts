import type { CoinTerms } from './coin-terms.ts';

export type PriceChange =
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
