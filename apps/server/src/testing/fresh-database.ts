import { afterAll, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '#db/client.ts';
import { createDatabase } from './database-server.ts';
import { sqlOf, type Sql } from './sql.ts';

export type FreshDatabase = OpenDatabase & { readonly sql: Sql; readonly url: string };

/**
 * A migrated, empty database for one test file, dropped after it. Call it at the top of the file:
 * `const { db } = await freshDatabase();`. Needs `src/testing/global-set-up.ts` as `globalSetup`.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, drop } = await createDatabase(inject('adminUrl'), inject('templateDatabase'));
  const open = openDatabase(url);
  afterAll(async () => {
    await open.close();
    await drop();
  });
  return { ...open, sql: sqlOf(open.db), url };
}

/** The address of a database without any table, dropped after the test file. */
export async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(inject('adminUrl'));
  afterAll(drop);
  return url;
}
