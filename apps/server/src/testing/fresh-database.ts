import { afterAll, inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '#db/client.ts';
import { createDatabase } from './database-server.ts';
import { sqlOf, type Sql } from './sql.ts';

export type FreshDatabase = OpenDatabase & {
  readonly sql: Sql;
  readonly url: string;
  readonly serviceUrl: string;
};

/**
 * A migrated, empty database for one test file, dropped after it: `db` and `serviceUrl` as the
 * service has it, `sql` and `url` as who owns it. Call it at the top of the file:
 * `const { db } = await freshDatabase();`. Needs `src/testing/global-set-up.ts` as `globalSetup`.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const serviceRole = inject('serviceRole');
  const template = inject('templateDatabase');
  const made = await createDatabase(inject('adminUrl'), { template, serviceRole });
  const open = openDatabase(made.url);
  const owner = openDatabase(made.ownerUrl);
  afterAll(async () => {
    await Promise.all([open.close(), owner.close()]);
    await made.drop();
  });
  return { ...open, sql: sqlOf(owner.db), url: made.ownerUrl, serviceUrl: made.url };
}

/** The address of a database without any table, dropped after the test file. */
export async function emptyDatabase(): Promise<string> {
  const serviceRole = inject('serviceRole');
  const { ownerUrl, drop } = await createDatabase(inject('adminUrl'), { serviceRole });
  afterAll(drop);
  return ownerUrl;
}
