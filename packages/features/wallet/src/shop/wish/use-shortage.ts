import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCoinSpendingQuery } from '#purchase/call/endpoints.ts';
import { useWantedPurchase, type WantedPurchase } from '#purchase/pending/use-wanted-purchase.ts';

export type Shortage = WantedPurchase & {
  /** Coins, by the service's count. */
  readonly missing: number;
};

/** What the reader came for and how much it lacks; null where nothing waits, or it is not known. */
export function useShortage(): Shortage | null {
  const wanted = useWantedPurchase();
  const { data } = useGetCoinSpendingQuery(
    wanted ? { params: { coins: wanted.coins } } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (wanted === null || data === undefined || data.missing === 0) return null;
  return { ...wanted, missing: data.missing };
}
