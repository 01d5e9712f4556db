import { openDatabase, type Database } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { ingestWork, type IngestOptions, type IngestResult } from '#ingest/ingest-work.ts';
import { openStorage } from '#ports/open-storage.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';
import { joinDatabase } from '../join-database.ts';

type Given = Pick<IngestOptions, 'source' | 'replace' | 'path' | 'onProgress' | 'signal'>;

type OpenCatalogue = {
  readonly db: Database;
  take(given: Given): Promise<IngestResult>;
  close(): Promise<void>;
};

/** The catalogue of the settings, whose service may be running. Opened when it is first needed. */
export type Catalogue = {
  db(): Promise<Database>;
  take(given: Given): Promise<IngestResult>;
  close(): Promise<void>;
};

async function open(environment: Environment): Promise<OpenCatalogue> {
  const settings = loadSettings(environment);
  const data = await joinDatabase(settings);
  try {
    await migrateDatabase(data);
    const database = openDatabase(data.url, { poolSize: settings.databasePoolSize });
    const storage = await openStorage(settings.storage);
    return {
      db: database.db,
      take: (given) => ingestWork({ ...given, db: database.db, storage, now: () => new Date() }),
      async close() {
        await storage.close();
        await database.close();
        await data.stop();
      },
    };
  } catch (error) {
    await data.stop();
    throw error;
  }
}

export function openCatalogue(environment: Environment): Catalogue {
  let opening: Promise<OpenCatalogue> | undefined;
  const opened = (): Promise<OpenCatalogue> => (opening ??= open(environment));
  return {
    db: async () => (await opened()).db,
    take: async (given) => (await opened()).take(given),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
