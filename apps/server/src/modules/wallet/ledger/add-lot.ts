import { openingEntry, type OpenedLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import type { Lot } from '@hanji/domain/coins/lots.ts';
import type { Transaction } from '#db/executor.ts';
import { coinLot } from '#db/schema/wallet.ts';
import { lotOf, type LockedWallet } from './locked-wallet.ts';
import { postEntry, type Occasion, type Posted } from './post-entry.ts';

/** Puts a lot into a wallet, with the entry that says where its contents came from. */
export async function addLot(
  tx: Transaction,
  wallet: LockedWallet,
  opened: OpenedLot<Lot>,
  occasion: Occasion,
): Promise<Posted> {
  const { paid, ...lot } = opened.lot;
  const [row] = await tx
    .insert(coinLot)
    .values({
      ...lot,
      // Its entry brings them.
      amount: 0,
      walletId: wallet.id,
      paidAmount: paid?.amount,
      paidCurrency: paid?.currency,
    })
    .returning();
  if (row === undefined) throw new Error('the lot was not stored');
  const withLot = { ...wallet, lots: [...wallet.lots, lotOf(row)] };
  return postEntry(tx, withLot, openingEntry(opened, row.id), occasion);
}
