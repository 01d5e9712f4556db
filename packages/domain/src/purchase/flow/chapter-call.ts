import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { coinTerms, type CoinMethod, type CoinTerms } from '#purchase/price.ts';

/**
 * A call that opens chapters: the last part of its path, and the prices that its form carries
 * beside the transaction token (reading-service, section 7 "Content and chapters").
 */
export type ChapterCall = OneChapterCall | UnlockAllCall;

export type UnlockAllCall = {
  readonly call: 'unlock-all';
  readonly chapterIds: readonly number[];
} & CoinTerms;

export type OneChapterCall =
  | ({ readonly call: 'unlock' } & CoinTerms)
  | { readonly call: 'rent-with-coin'; readonly rentalPrice: number }
  | { readonly call: 'rent-with-ticket' | 'rent-with-gauge' | 'rent-with-ads' };

/** The call that spends coins on one chapter at its present price. */
export function coinCall(
  method: CoinMethod,
  sales: Pick<SalesConfig, 'price' | 'coinBackPrice' | 'rentalPrice'>,
): OneChapterCall {
  const terms = coinTerms(method, sales);
  switch (method) {
    case 'unlock':
      return { call: method, ...terms };
    case 'rent-with-coin':
      return { call: method, rentalPrice: terms.price };
  }
}

/** What a call spends and brings back; null for one that takes no coins. */
export function termsOf(call: ChapterCall): CoinTerms | null {
  switch (call.call) {
    case 'unlock':
    case 'unlock-all':
      return { price: call.price, coinBackPrice: call.coinBackPrice };
    case 'rent-with-coin':
      return { price: call.rentalPrice, coinBackPrice: 0 };
    case 'rent-with-ticket':
    case 'rent-with-gauge':
    case 'rent-with-ads':
      return null;
  }
}

/** The same call at other terms, once the reader has agreed to them. */
export function atTerms(call: UnlockAllCall, terms: CoinTerms): UnlockAllCall;
export function atTerms(call: OneChapterCall, terms: CoinTerms): OneChapterCall;
export function atTerms(call: ChapterCall, terms: CoinTerms): ChapterCall;
export function atTerms(call: ChapterCall, { price, coinBackPrice }: CoinTerms): ChapterCall {
  switch (call.call) {
    case 'unlock':
    case 'unlock-all':
      return { ...call, price, coinBackPrice };
    case 'rent-with-coin':
      return { ...call, rentalPrice: price };
    case 'rent-with-ticket':
    case 'rent-with-gauge':
    case 'rent-with-ads':
      return call;
  }
}
