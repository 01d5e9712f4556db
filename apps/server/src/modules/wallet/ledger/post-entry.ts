import { eq } from 'drizzle-orm';
import { applyEntry } from '@hanji/domain/coins/ledger/apply-entry.ts';
import type { LedgerEntry } from '@hanji/domain/coins/ledger/ledger-entry.ts';
import {
  coinsAmong,
  isGiven,
  sumOfCoins,
  type Lot,
  type LotKind,
} from '@hanji/domain/coins/lots.ts';
import type { Transaction } from '#db/executor.ts';
import { coinLot, ledgerEntry, ledgerPosting, wallet } from '#db/schema/wallet.ts';
import type { LockedWallet } from './locked-wallet.ts';

export type Occasion = {
  readonly at: Date;
  /** Who did it by hand, and why. */
  readonly by?: { readonly operator: string; readonly reason: string };
};

/** The wallet after an entry, and which it was; null where it left no trace. */
export type Posted = { readonly wallet: LockedWallet; readonly entryId: number | null };

/**
 * Writes an entry with its postings, and with them what is left of the lots and the sums of the
 * wallet. An entry of nothing leaves no trace.
 * @throws RangeError where the entry was made for other lots
 */
export async function postEntry(
  tx: Transaction,
  { id, lots }: LockedWallet,
  entry: LedgerEntry,
  { at, by }: Occasion,
): Promise<Posted> {
  const after = applyEntry(lots, entry);
  if (entry.postings.length === 0) return { wallet: { id, lots }, entryId: null };
  const [written] = await tx
    .insert(ledgerEntry)
    .values({ walletId: id, kind: entry.kind, at, ...by })
    .returning({ id: ledgerEntry.id });
  if (written === undefined) throw new Error('the entry was not stored');
  await tx.insert(ledgerPosting).values(
    entry.postings.map(({ account, unit, amount }, line) => ({
      entryId: written.id,
      line,
      account: account.kind,
      lotId: account.kind === 'lot' ? account.lotId : null,
      unit,
      amount,
    })),
  );
  await keepSums(tx, id, { before: lots, after });
  const left = after.filter(({ amount }) => amount > 0);
  return { wallet: { id, lots: left }, entryId: written.id };
}

type Change = { readonly before: readonly Lot[]; readonly after: readonly Lot[] };

async function keepSums(tx: Transaction, walletId: number, { before, after }: Change) {
  for (const [at, { id, amount }] of after.entries()) {
    if (amount === before[at]?.amount) continue;
    await tx.update(coinLot).set({ amount }).where(eq(coinLot.id, id));
  }
  const sumOf = (kind: LotKind): number => sumOfCoins(after.filter((lot) => lot.kind === kind));
  const sums = {
    purchasedCoins: sumOf('purchased'),
    givenCoins: sumOfCoins(coinsAmong(after).filter(isGiven)),
    tickets: sumOf('ticket'),
    adTickets: sumOf('ad_ticket'),
  };
  await tx.update(wallet).set(sums).where(eq(wallet.id, walletId));
}
