import type { Executor } from '#db/executor.ts';
import { verifyLedger } from './verify-ledger.ts';

/**
 * Recounts the ledger, for a job that nobody watches.
 * @throws Error that names the first balance that differs
 */
export async function assertLedger(db: Executor): Promise<void> {
  const { difference } = await verifyLedger(db);
  if (difference === null) return;
  const { what, id, says } = difference;
  throw new Error(`the ledger differs at ${what} ${id}: ${says}`);
}
