import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { coinTerms, type CoinMethod, type CoinTerms } from '#purchase/price/coin-terms.ts';

/**
 * A call that opens chapters: the last part of its path, and the prices that its form carries
 * beside the transaction token (reading-service, section 7 "Content and chapters").
 */
export type ChapterCall =
  | ({ readonly call: 'unlock' } & CoinTerms)
  | ({ readonly call: 'unlock-all'; readonly chapterIds: readonly number[] } & CoinTerms)
  | { readonly call: 'rent-with-coin'; readonly rentalPrice: number }
  | { readonly call: 'rent-with-ticket' | 'rent-with-gauge' };

/** The call that spends coins on one chapter at its present price. */
export function coinCall(
  method: CoinMethod,
  sales: Pick<SalesConfig, 'price' | 'coinBackPrice' | 'rentalPrice'>,
): ChapterCall {
  const terms = coinTerms(method, sales);
  switch (method) {
    case 'unlock':
      return { call: method, ...terms };
    case 'rent-with-coin':
      return { call: method, rentalPrice: terms.price };
  }
}
