import { openDatabase, type Database } from '#db/client.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';
import { joinDatabase } from '../join-database.ts';

/** Runs a piece of work over the database of the settings, with one connection. */
export async function withDatabase<Result>(
  environment: Environment,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const source = await joinDatabase(loadSettings(environment));
  const database = openDatabase(source.url, { poolSize: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
    await source.stop();
  }
}
