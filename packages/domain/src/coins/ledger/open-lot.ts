import type { CoinKind, CoinLot, Lot, TicketKind, TicketLot } from '#coins/lots.ts';
import { assertCount } from '#numbers/count.ts';
import type { Money } from '#numbers/money.ts';
import { ledgerEntry, type LedgerEntry, type LedgerEntryKind } from './ledger-entry.ts';

/** Coins to come. */
export type LotTerms = Pick<CoinLot, 'acquiredAt' | 'expiresAt' | 'platform'> & {
  readonly coins: number;
};

/** A new lot with what came, before storing it gave it an id, and what brought that. */
export type OpenedLot<Opened extends Lot = CoinLot> = {
  readonly lot: Omit<Opened, 'id'>;
  readonly reason: Extract<LedgerEntryKind, 'charge' | 'grant' | 'coin_back' | 'move'>;
};

function openLot(
  reason: OpenedLot['reason'],
  { coins, ...terms }: LotTerms,
  from: { readonly kind: CoinKind; readonly paid: Money | null },
): OpenedLot {
  assertCount(coins);
  return { lot: { ...terms, ...from, granted: coins, amount: coins }, reason };
}

/**
 * Coins that were bought. The lot keeps what was paid for a refund (challenge-and-shutdown,
 * section 9 "Refund").
 * @throws RangeError when the coins or the amount are no count.
 */
export function chargeLot({ paid, ...terms }: LotTerms & { readonly paid: Money }): OpenedLot {
  assertCount(paid.amount);
  return openLot('charge', terms, { kind: 'purchased', paid });
}

/**
 * Coins that are given: free ones, by a gift or a mission, or the bonus beside a charge.
 * @throws RangeError when the coins are no count.
 */
export function grantLot(kind: 'free' | 'bonus', terms: LotTerms): OpenedLot {
  return openLot('grant', terms, { kind, paid: null });
}

/**
 * The coins that come back after a purchase (reading-service, section 3 "coinBackPrice"), as a
 * bonus lot; null when none do.
 * @throws RangeError when the coins are no count.
 */
export function coinBackLot(terms: LotTerms): OpenedLot | null {
  if (terms.coins === 0) return null;
  return openLot('coin_back', terms, { kind: 'bonus', paid: null });
}

/**
 * Coins that came along with an account of a previous service, those that were bought there first.
 * Nothing was paid for them here, so that no refund is owed: no won, in which refunds are.
 * @throws RangeError when the coins are no count.
 */
export function movedLots(
  { purchasedCoins, freeCoins }: { readonly purchasedCoins: number; readonly freeCoins: number },
  movedAt: Date,
): OpenedLot[] {
  const terms = { acquiredAt: movedAt, expiresAt: null, platform: 'web' } as const;
  const bought = { kind: 'purchased', paid: { amount: 0, currency: 'KRW' } } as const;
  return [
    openLot('move', { ...terms, coins: purchasedCoins }, bought),
    openLot('move', { ...terms, coins: freeCoins }, { kind: 'free', paid: null }),
  ].filter(({ lot }) => lot.granted > 0);
}

/**
 * Tickets that are given, by a gift or by hand: nobody buys any.
 * @throws RangeError when the tickets are no count.
 */
export function ticketLot(
  kind: TicketKind,
  { tickets, ...terms }: Omit<LotTerms, 'coins'> & { readonly tickets: number },
): OpenedLot<TicketLot> {
  assertCount(tickets);
  return {
    lot: { ...terms, kind, paid: null, granted: tickets, amount: tickets },
    reason: 'grant',
  };
}

/** The entry that says where the contents of a new lot came from, once it has an id. */
export function openingEntry({ lot, reason }: OpenedLot<Lot>, id: Lot['id']): LedgerEntry {
  return ledgerEntry(reason, [{ lot: { id, kind: lot.kind }, amount: lot.granted }]);
}
