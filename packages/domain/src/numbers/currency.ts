import type { Currency } from '@hanji/contract/vocabulary.ts';

/** How an amount, an integer of the currency's smallest unit, is written. */
export type CurrencyDisplay = {
  /** What a price is labelled with: the specification's third currency is YEN, ISO's JPY. */
  readonly label: 'KRW' | 'USD' | 'YEN';
  /** How many decimals the smallest unit stands for. */
  readonly decimals: number;
};

/** reading-service, section 9 "Currencies KRW, USD, YEN". */
export const currencyDisplay = {
  KRW: { label: 'KRW', decimals: 0 },
  USD: { label: 'USD', decimals: 2 },
  JPY: { label: 'YEN', decimals: 0 },
} as const satisfies Readonly<Record<Currency, CurrencyDisplay>>;
