import type { ReaderTotalsProps } from '@hanji/edition/slots/edition-slots.ts';
import { useGetInventoryQuery } from './endpoints.ts';

/** Asks what the member has, anew each time that the side menu opens. */
export function ReaderTotals({ children }: ReaderTotalsProps) {
  const { data } = useGetInventoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // Another device may have bought meanwhile.
    refetchOnFocus: true,
  });
  return children(
    data
      ? {
          purchasedCoins: data.coin.purchasedAmount,
          freeCoins: data.coin.freeAmount,
          tickets: data.ticket.amount,
        }
      : null,
  );
}
