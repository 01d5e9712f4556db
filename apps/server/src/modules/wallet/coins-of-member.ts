import { and, eq, gt } from 'drizzle-orm';
import type { HeldCoins } from '@hanji/domain/coins/lots.ts';
import type { Executor } from '#db/executor.ts';
import { coinLot, wallet } from '#db/schema/wallet.ts';

/** What is left of a member's coins, expired ones among them until the job has taken them. */
export function coinsOfMember(db: Executor, memberId: string): Promise<HeldCoins[]> {
  return db
    .select({ kind: coinLot.kind, amount: coinLot.amount, expiresAt: coinLot.expiresAt })
    .from(coinLot)
    .innerJoin(wallet, eq(wallet.id, coinLot.walletId))
    .where(and(eq(wallet.memberId, memberId), gt(coinLot.amount, 0)));
}
