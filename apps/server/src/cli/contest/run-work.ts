import process from 'node:process';
import { openStorage } from '#ports/open-storage.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../wallet/with-database.ts';
import type { Database } from '#db/client.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';

type Place = { readonly db: Database; readonly storage: ObjectStorage };

/** What is done once a command line is understood: gives the lines that say it. */
type Work = (place: Place) => Promise<string>;

/** What a command does, by the word after its name: each understands its arguments first. */
export type Works = Readonly<Record<string, (args: readonly string[]) => Promise<Work>>>;

/** Runs what the first argument names, over the database and the storage of the settings. */
export async function runWork(
  command: string,
  works: Works,
  [doing = '', ...more]: readonly string[],
  environment: Environment,
): Promise<number> {
  const read = Object.hasOwn(works, doing) ? works[doing] : undefined;
  if (read === undefined) {
    throw new UsageError(`${command} ${Object.keys(works).join(', ')}: which?`);
  }
  const work = await read(more);
  const storage = await openStorage(loadSettings(environment).storage);
  try {
    process.stdout.write(await withDatabase(environment, (db) => work({ db, storage })));
    return 0;
  } finally {
    await storage.close();
  }
}
