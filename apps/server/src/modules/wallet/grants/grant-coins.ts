import { grantLot } from '@hanji/domain/coins/ledger/open-lot.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { addLot } from '#modules/wallet/ledger/add-lot.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';

export type CoinGrant = {
  readonly memberId: string;
  readonly kind: 'free' | 'bonus';
  readonly coins: number;
  /** Null never expires. */
  readonly expiresAt: Date | null;
  readonly operator: string;
  readonly reason: string;
};

/** Gives coins to a member, as an operator does by hand. */
export async function grantCoins(db: Executor, grant: CoinGrant, now: Date): Promise<void> {
  const { memberId, kind, coins, expiresAt, operator, reason } = grant;
  const opened = grantLot(kind, { coins, acquiredAt: now, expiresAt, platform: 'web' });
  await inTransaction(db, async (tx) => {
    const locked = await lockWalletOf(tx, memberId);
    await addLot(tx, locked, opened, { at: now, by: { operator, reason } });
  });
}
