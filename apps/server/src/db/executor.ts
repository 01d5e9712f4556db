import process from 'node:process';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database } from './client.ts';
import { isDatabaseAway } from './database-away.ts';

/** A connection within a transaction; all transactions of a connection have the same one. */
export type Transaction = Omit<NodePgDatabase, 'transaction'> & { readonly $client: PoolClient };

/** What queries run on: a pool, or the transaction that is under way. */
export type Executor = Database | Transaction;

/** What runs the statements of an executor: the pool, or the connection of its transaction. */
export function connectionOf(executor: Executor): Pool | PoolClient {
  return executor.$client;
}

function isPool(executor: Executor): executor is Database {
  return executor.$client instanceof Pool;
}

/**
 * The pool behind an executor, for what takes connections of its own while it works.
 * @throws Error within a transaction, which such work would wait for
 */
export function poolOf(executor: Executor): Database {
  if (isPool(executor)) return executor;
  throw new Error('within a transaction there is no pool');
}

const transactions = new WeakMap<PoolClient, Transaction>();

/** The same each time: what is prepared for it is built once for each connection. */
function transactionOn(client: PoolClient): Transaction {
  const tx = transactions.get(client) ?? drizzle(client);
  transactions.set(client, tx);
  return tx;
}

/**
 * Runs `work` as one unit: all of it is kept, or nothing when it throws. Within a transaction it
 * becomes part of that one. The connection is given back however it goes, and thrown away when it
 * may be broken.
 */
export function inTransaction<Result>(
  executor: Executor,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return readAndWrite(executor, {
    read: async () => null,
    decide: async (tx) => ({ result: await work(tx), write: null }),
  });
}

/** What a unit comes to, and the one statement that is still to be written; null where none is. */
export type Decision<Result> = {
  readonly result: Result;
  readonly write: (() => Promise<unknown>) | null;
};

export type ReadAndWrite<Facts, Result> = {
  /** Sent with the beginning: it may lock, and writes nothing. */
  readonly read: (tx: Transaction) => Promise<Facts>;
  /** Where it leaves a `write`, it has written nothing before: that is sent with the end. */
  readonly decide: (tx: Transaction, facts: Facts) => Promise<Decision<Result>>;
};

/**
 * {@link inTransaction} in two round trips, for what is waited for most: what is read goes out with
 * the beginning, and what is written with the end, which keeps nothing where writing fails.
 */
export async function readAndWrite<Facts, Result>(
  executor: Executor,
  { read, decide }: ReadAndWrite<Facts, Result>,
): Promise<Result> {
  if (!isPool(executor)) {
    const { result, write } = await decide(executor, await read(executor));
    await write?.();
    return result;
  }
  const client = await executor.$client.connect();
  let broken = false;
  try {
    return await orRollBack(client, async () => {
      const tx = transactionOn(client);
      sendTogether(client);
      const [, facts] = await Promise.all([client.query('begin'), read(tx)]);
      const { result, write } = await decide(tx, facts);
      sendTogether(client);
      await Promise.all([write?.(), client.query('commit')]);
      return result;
    });
  } catch (error) {
    broken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** What is asked in this turn of the event loop leaves in one piece: each waking costs both sides. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function orRollBack<Result>(
  client: PoolClient,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await client.query('rollback');
    throw error;
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
