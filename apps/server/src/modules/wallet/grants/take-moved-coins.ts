import { movedLots } from '@hanji/domain/coins/ledger/open-lot.ts';
import type { Transaction } from '#db/executor.ts';
import { LedgerDraft } from '#modules/wallet/ledger/ledger-draft.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';

type Moved = {
  readonly memberId: string;
  readonly purchasedCoins: number;
  readonly freeCoins: number;
};

/** Puts the coins of an account that is moved here into its member's wallet. */
export async function takeMovedCoins(
  tx: Transaction,
  { memberId, ...coins }: Moved,
  now: Date,
): Promise<void> {
  const opened = movedLots(coins, now);
  if (opened.length === 0) return;
  const draft = new LedgerDraft(await lockWalletOf(tx, memberId));
  for (const lot of opened) draft.open(lot);
  await draft.write(tx, { at: now });
}
