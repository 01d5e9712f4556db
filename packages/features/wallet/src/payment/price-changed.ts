import { isApiError } from '@hanji/api-client/request/api-error.ts';

/** A product that costs or brings something else than the reader was shown: nothing was ordered. */
export function isPriceChanged(error: unknown): boolean {
  return isApiError(error) && error.code === 409 && error.data?.product !== undefined;
}
