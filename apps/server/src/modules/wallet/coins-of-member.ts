import { and, asc, eq, gt } from 'drizzle-orm';
import type { CoinLot } from '@hanji/domain/coins/lots.ts';
import type { Executor } from '#db/executor.ts';
import { coinLot, wallet } from '#db/schema/wallet.ts';
import { lotOf } from './ledger/locked-wallet.ts';

/** What is left of a member's coins, expired ones among them until the job has taken them. */
export async function coinsOfMember(db: Executor, memberId: string): Promise<CoinLot[]> {
  const rows = await db
    .select({ lot: coinLot })
    .from(coinLot)
    .innerJoin(wallet, eq(wallet.id, coinLot.walletId))
    .where(and(eq(wallet.memberId, memberId), gt(coinLot.amount, 0)))
    .orderBy(asc(coinLot.id));
  return rows.map(({ lot }) => lotOf(lot));
}
