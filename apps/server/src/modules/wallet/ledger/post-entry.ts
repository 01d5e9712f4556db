import type { LedgerEntry } from '@hanji/domain/coins/ledger/ledger-entry.ts';
import type { Transaction } from '#db/executor.ts';
import { LedgerDraft } from './ledger-draft.ts';
import type { LockedWallet } from './locked-wallet.ts';
import type { Occasion } from './write-ledger.ts';

/** The wallet after an entry, and which it was; null where it left no trace. */
export type Posted = { readonly wallet: LockedWallet; readonly entryId: number | null };

/**
 * Writes an entry by itself. One of nothing leaves no trace.
 * @throws RangeError where the entry was made for other lots
 */
export async function postEntry(
  tx: Transaction,
  wallet: LockedWallet,
  entry: LedgerEntry,
  occasion: Occasion,
): Promise<Posted> {
  const draft = new LedgerDraft(wallet);
  draft.post(entry);
  const written = await draft.write(tx, occasion);
  return { wallet: written.wallet, entryId: written.entryIds[0] ?? null };
}
