import { and, asc, eq, gt } from 'drizzle-orm';
import type { Lot } from '@hanji/domain/coins/lots.ts';
import type { Executor } from '#db/executor.ts';
import { coinLot, wallet } from '#db/schema/wallet/wallet.ts';
import { lotOf } from './locked-wallet.ts';

/** What is left of a member's coins and tickets, expired ones among them until the job took them. */
export async function lotsOfMember(db: Executor, memberId: string): Promise<Lot[]> {
  const rows = await db
    .select({ lot: coinLot })
    .from(coinLot)
    .innerJoin(wallet, eq(wallet.id, coinLot.walletId))
    .where(and(eq(wallet.memberId, memberId), gt(coinLot.amount, 0)))
    .orderBy(asc(coinLot.id));
  return rows.map(({ lot }) => lotOf(lot));
}
