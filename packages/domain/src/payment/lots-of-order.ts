import { chargeLot, grantLot, type OpenedLot } from '#coins/ledger/open-lot.ts';
import type { Money } from '#numbers/money.ts';
import { addDays, addYears } from '#times/calendar.ts';

/** Paid coins hold so long (challenge-and-shutdown, section 9 "Refund"). */
export const paidCoinsLastYears = 5;

/** What an order brings: coins that were paid, and those beside them. */
export type OrderedCoins = {
  readonly coins: number;
  readonly bonusCoins: number;
  /** Null is for ever. */
  readonly bonusDays: number | null;
  readonly price: Money;
};

/** The lots that a paid order puts into the wallet at `now`. */
export function lotsOfOrder(order: OrderedCoins, now: Date): OpenedLot[] {
  const { coins, bonusCoins, bonusDays, price } = order;
  const terms = { acquiredAt: now, platform: 'web' } as const;
  const charged = chargeLot({
    ...terms,
    coins,
    paid: price,
    expiresAt: addYears(now, paidCoinsLastYears),
  });
  if (bonusCoins === 0) return [charged];
  const expiresAt = bonusDays === null ? null : addDays(now, bonusDays);
  return [charged, grantLot('bonus', { ...terms, coins: bonusCoins, expiresAt })];
}
