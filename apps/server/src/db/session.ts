import { Client } from 'pg';
import type { Database } from './client.ts';
import { connectionOptions } from './connection-options.ts';

/**
 * A connection of its own, outside any pool: for what belongs to a session, such as a lock, and
 * may take long. End it with `end()`.
 */
export async function openSession(url: string): Promise<Client> {
  const client = new Client(connectionOptions(url));
  // The query that runs reports a lost connection; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** A connection of its own to the database of a pool. */
export function sessionBeside(db: Database): Promise<Client> {
  const { connectionString } = db.$client.options;
  if (connectionString === undefined) throw new Error('the pool has no address');
  return openSession(connectionString);
}
