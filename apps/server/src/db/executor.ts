import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './client.ts';
import { isDatabaseAway } from './database-away.ts';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What queries run on: a pool, or the transaction that is under way. */
export type Executor = Database | Transaction;

const clients = new WeakMap<Transaction, PoolClient>();

/** What runs the statements of an executor: the pool, or the connection of its transaction. */
export function connectionOf(executor: Executor): Pool | PoolClient {
  if (isPool(executor)) return executor.$client;
  const client = clients.get(executor);
  if (client === undefined) throw new Error('not a transaction of inTransaction');
  return client;
}

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
    return await drizzle(client).transaction((tx) => {
      clients.set(tx, client);
      return work(tx);
    });
  } catch (error) {
    broken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

type Queries<Results extends readonly unknown[]> = {
  readonly [Index in keyof Results]: () => PromiseLike<Results[Index]>;
};

/**
 * Runs queries that do not need each other: at once on a pool, and one after the other in a
 * transaction, whose connection answers one at a time.
 */
export async function together<Results extends readonly unknown[]>(
  executor: Executor,
  ...queries: Queries<Results>
): Promise<Results> {
  const results: unknown[] = [];
  if (isPool(executor)) results.push(...(await Promise.all(queries.map((query) => query()))));
  else for (const query of queries) results.push(await query());
  // One result for each query, in their order: the type says no more.
  return results as unknown as Results;
}
