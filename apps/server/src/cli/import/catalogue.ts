import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { ingestWork, type IngestOptions, type IngestResult } from '#ingest/ingest-work.ts';
import { openStorage } from '#ports/open-storage.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';

type Given = Pick<IngestOptions, 'source' | 'replace' | 'onProgress' | 'signal'>;

/** The catalogue of the settings, whose service may be running. */
export type Catalogue = {
  take(given: Given): Promise<IngestResult>;
  close(): Promise<void>;
};

async function open(environment: Environment): Promise<Catalogue> {
  const settings = loadSettings(environment);
  const data = await joinDataSource(settings);
  try {
    await migrateDatabase(data);
    const database = openDatabase(data.url, { poolSize: settings.databasePoolSize });
    const storage = await openStorage(settings.storage);
    const now = () => new Date();
    return {
      take: (given) => ingestWork({ ...given, db: database.db, storage, now }),
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

/** Opened once, when the first work is taken in: a dry run needs none. */
export function openCatalogue(environment: Environment): Catalogue {
  let opening: Promise<Catalogue> | undefined;
  return {
    take: async (given) => {
      opening ??= open(environment);
      return (await opening).take(given);
    },
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
