import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';

/**
 * Whether a chapter can be bought: allowed with coins, for more than 0 (reading-service, section 4
 * "Dialog buttons", in the decided reading).
 */
export function offersBuying({
  purchaseAllowedWith,
  price,
}: Pick<SalesConfig, 'purchaseAllowedWith' | 'price'>): boolean {
  return purchaseAllowedWith.includes('coin') && price > 0;
}

/** Whether a chapter can be rented with coins, for more than 0; see `offersBuying`. */
export function offersRenting({
  rentAllowedWith,
  rentalPrice,
}: Pick<SalesConfig, 'rentAllowedWith' | 'rentalPrice'>): boolean {
  return rentAllowedWith.includes('coin') && rentalPrice > 0;
}
