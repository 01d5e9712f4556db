import type { OpenedLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import type { Lot } from '@hanji/domain/coins/lots.ts';
import type { Transaction } from '#db/executor.ts';
import { LedgerDraft } from './ledger-draft.ts';
import type { LockedWallet } from './locked-wallet.ts';
import type { Posted } from './post-entry.ts';
import type { Occasion } from './write-ledger.ts';

/** Puts a lot into a wallet, with the entry that says where its contents came from. */
export async function addLot<Opened extends Lot>(
  tx: Transaction,
  wallet: LockedWallet,
  opened: OpenedLot<Opened>,
  occasion: Occasion,
): Promise<Posted> {
  const draft = new LedgerDraft(wallet);
  draft.open(opened);
  const written = await draft.write(tx, occasion);
  return { wallet: written.wallet, entryId: written.entryIds[0] ?? null };
}
