import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';

/**
 * The two ways to spend coins on a chapter, each offered where it is allowed and costs something
 * (reading-service, section 4 "Dialog buttons", in the decided reading).
 */
export function offersBuying({
  purchaseAllowedWith,
  price,
}: Pick<SalesConfig, 'purchaseAllowedWith' | 'price'>): boolean {
  return purchaseAllowedWith.includes('coin') && price > 0;
}

/** See `offersBuying`. */
export function offersRenting({
  rentAllowedWith,
  rentalPrice,
}: Pick<SalesConfig, 'rentAllowedWith' | 'rentalPrice'>): boolean {
  return rentAllowedWith.includes('coin') && rentalPrice > 0;
}
