import { type CoinShare, inOrderOfUse, type Lot } from '#coins/lots.ts';
import { assertCount } from '#numbers/count.ts';
import { ledgerEntry, type LedgerEntry } from '#coins/ledger/ledger-entry.ts';

export type Spending =
  | {
      readonly kind: 'paid';
      /** What each lot gave, in the order of use; kept with a purchase, they are its value. */
      readonly shares: readonly CoinShare[];
      readonly entry: LedgerEntry;
    }
  | { readonly kind: 'insufficient'; readonly missing: number };

/**
 * Pays a price in coins out of a reader's lots at `now`, in the order of use; a price of 0 is paid
 * with nothing, and one above the balance takes nothing and says how many coins are missing.
 * @throws RangeError when the price is no count.
 */
export function spendCoins(lots: readonly Lot[], price: number, now: Date): Spending {
  assertCount(price);
  const shares: CoinShare[] = [];
  let missing = price;
  for (const lot of inOrderOfUse(lots, now)) {
    const coins = Math.min(lot.amount, missing);
    if (coins === 0) break;
    shares.push({ lot, coins });
    missing -= coins;
  }
  if (missing > 0) return { kind: 'insufficient', missing };
  const changes = shares.map(({ lot, coins }) => ({ lot, amount: -coins }));
  return { kind: 'paid', shares, entry: ledgerEntry('spend', changes) };
}
