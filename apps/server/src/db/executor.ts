import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from './client.ts';
import { isDatabaseAway } from './database-away.ts';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What queries run on: a pool, or the transaction that is under way. */
export type Executor = Database | Transaction;

function isPool(executor: Executor): executor is Database {
  return '$client' in executor;
}

/**
 * Runs `work` as one unit: all of it is kept, or nothing when it throws. Within a transaction it
 * becomes part of that one. The connection is given back however it goes, and thrown away when it
 * may be broken.
 */
export async function inTransaction<Result>(
  executor: Executor,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!isPool(executor)) return work(executor);
  const client = await executor.$client.connect();
  let broken = false;
  try {
    return await drizzle(client).transaction(work);
  } catch (error) {
    broken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(broken);
  }
}
