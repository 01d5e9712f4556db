import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';

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
