import { and, asc, gt, lte } from 'drizzle-orm';
import { expireLots } from '@hanji/domain/coins/ledger/expire-lots.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { coinLot } from '#db/schema/wallet/wallet.ts';
import { lockWallet } from './ledger/locked-wallet.ts';
import { postEntry } from './ledger/post-entry.ts';

/** So few that a job is done within its time; the next one goes on. */
const mostAtOnce = 1000;

/**
 * Takes what has expired out of the wallets, each by itself: whoever does it twice, late or beside
 * another process finds nothing left of a lot that is done. Gives how many wallets were changed.
 * @throws AggregateError with what went wrong, after all were tried
 */
export async function expireCoins(db: Executor, now: Date, signal: AbortSignal): Promise<number> {
  const due = await db
    .selectDistinct({ walletId: coinLot.walletId })
    .from(coinLot)
    .where(and(gt(coinLot.amount, 0), lte(coinLot.expiresAt, now)))
    .orderBy(asc(coinLot.walletId))
    .limit(mostAtOnce);
  const failures: unknown[] = [];
  let changed = 0;
  for (const { walletId } of due) {
    if (signal.aborted) break;
    try {
      if (await expireIn(db, walletId, now)) changed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'not everything that ended has expired');
  return changed;
}

function expireIn(db: Executor, walletId: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const locked = await lockWallet(tx, walletId);
    const entry = expireLots(locked.lots, now);
    await postEntry(tx, locked, entry, { at: now });
    return entry.postings.length > 0;
  });
}
