import type { Currency } from '@hanji/contract/vocabulary.ts';

/** An amount in the smallest unit of its currency: won, yen, cents. */
export type Money = { readonly amount: number; readonly currency: Currency };
