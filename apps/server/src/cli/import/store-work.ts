import process from 'node:process';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { ingestWork, type IngestResult } from '#ingest/ingest-work.ts';
import type { WorkSource } from '#ingest/work-source.ts';
import { openStorage } from '#ports/open-storage.ts';
import { joinDataSource } from '#serve/data/data-source.ts';
import { loadSettings } from '#settings/load-settings.ts';
import type { Environment } from '#settings/variables.ts';
import { importProgress } from './import-progress.ts';

type Given = {
  readonly source: WorkSource;
  readonly environment: Environment;
  /** Puts it in the place of another work whose file merely has the same name and title. */
  readonly replace: boolean;
  readonly signal: AbortSignal;
};

/** Takes a work into the catalogue of the settings, whose service may be running; with a bar. */
export async function storeWork(given: Given): Promise<IngestResult> {
  const { source, environment, replace, signal } = given;
  const settings = loadSettings(environment);
  const data = await joinDataSource(settings);
  try {
    await migrateDatabase(data);
    const database = openDatabase(data.url, { poolSize: settings.databasePoolSize });
    const storage = await openStorage(settings.storage);
    const progress = importProgress(process.stderr);
    try {
      return await ingestWork({
        db: database.db,
        storage,
        source,
        replace,
        now: () => new Date(),
        onProgress: progress.update,
        signal,
      });
    } finally {
      progress.stop();
      await storage.close();
      await database.close();
    }
  } finally {
    await data.stop();
  }
}
