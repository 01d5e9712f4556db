import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { RentWithMethod } from '@hanji/contract/vocabulary.ts';
import { offersRenting } from '#chapters/coin-offers.ts';

/** Why a chapter is not rented in a way: it is not for rent so, or the reader has not what it takes. */
export type RentalRefusal = 'unavailable' | 'no_tickets' | 'gauge_not_full';

/**
 * Whether a chapter can be rented so by who has this; null where it can. Coins are counted when
 * they are paid. `sales` says what can be rented now (`rentalTerms`).
 */
export function rentalRefusal(
  method: RentWithMethod,
  sales: Pick<SalesConfig, 'rentAllowedWith' | 'rentalPrice' | 'rentalPeriod'>,
  { ticket, readForFree }: Pick<Inventory, 'ticket' | 'readForFree'>,
): RentalRefusal | null {
  const { rentAllowedWith, rentalPeriod } = sales;
  // Nothing is rented for no time.
  if (rentalPeriod === 0) return 'unavailable';
  switch (method) {
    case 'rent-with-coin':
      return offersRenting(sales) ? null : 'unavailable';
    case 'rent-with-ticket':
      if (!rentAllowedWith.includes('ticket')) return 'unavailable';
      return ticket.amount > 0 ? null : 'no_tickets';
    case 'rent-with-gauge':
      // The purchase flow passes an advertisement's chapter by a gauge with an amount.
      if (!rentAllowedWith.some((way) => way === 'gauge' || way === 'ads')) return 'unavailable';
      return readForFree.amount > 0 ? null : 'gauge_not_full';
    case 'rent-with-ads':
      // Whether one was shown, or an ad ticket pays, is seen when it is paid.
      return rentAllowedWith.includes('ads') ? null : 'unavailable';
  }
}
