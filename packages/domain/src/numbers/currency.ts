import type { Currency } from '@hanji/contract/vocabulary.ts';

/** What a price is labelled with: the specification's third currency is YEN, ISO's JPY. */
export type CurrencyLabel = 'KRW' | 'YEN' | 'USD';

/** How many decimals the smallest unit stands for: amounts are integers of it. */
export const currencyDecimals: Readonly<Record<Currency, number>> = { KRW: 0, JPY: 0, USD: 2 };

/** reading-service, section 9 "Currencies KRW, USD, YEN". */
export function currencyLabel(currency: Currency): CurrencyLabel {
  return currency === 'JPY' ? 'YEN' : currency;
}
