import { purchaseResults, type PurchaseResult } from '@hanji/contract/vocabulary.ts';

/** Where somebody is led from a provider; the page there asks how the payment stands. */
export const returnPath = '/coinpurchase/result';

/** A part of an address as a result; null for what is none. */
export function readResult(part: string | undefined): PurchaseResult | null {
  return purchaseResults.find((result) => result === part) ?? null;
}

/** The page of a result, with the query that led to it. */
export function resultPath(result: PurchaseResult, query: URLSearchParams): string {
  return `${returnPath}/${result}?${query}`;
}
