import { prepareDataFolder } from '#postgres/folder/data-folder.ts';
import { liveHolder, lockDataFolder } from '#postgres/folder/data-lock.ts';
import type { ClusterStep } from '#postgres/cluster/open-cluster.ts';
import { superviseDatabase, type SupervisorEvent } from '#postgres/supervisor.ts';
import type { Settings } from '#settings/settings.ts';
import { checkDatabase } from './check-database.ts';

export type DataStep = ClusterStep | 'connect-database';

export type DataSource = {
  readonly url: string;
  /** False while the service's own database is being started again. */
  readonly isUp: () => boolean;
  /** Ends the service's own database; leaves one at DATABASE_URL, or of another process, alone. */
  stop(): Promise<void>;
};

export type DataReport = {
  onStep?: (step: DataStep) => void;
  onEvent?: (event: SupervisorEvent) => void;
};

async function attach(url: string, report: DataReport): Promise<DataSource> {
  report.onStep?.('connect-database');
  await checkDatabase(url);
  return { url, isUp: () => true, stop: async () => {} };
}

/**
 * The database of the settings, running: the one at DATABASE_URL, or the service's own in the data
 * folder, which this process then holds alone until `stop`.
 * @throws StartError
 */
export async function openDataSource(
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
  report: DataReport = {},
): Promise<DataSource> {
  await prepareDataFolder(settings.dataFolder);
  if (settings.databaseUrl !== null) return attach(settings.databaseUrl, report);
  const lock = await lockDataFolder(settings.dataFolder);
  try {
    const supervised = await superviseDatabase(settings.dataFolder, report);
    await lock.announce(supervised.url);
    return {
      url: supervised.url,
      isUp: supervised.isUp,
      async stop() {
        await supervised.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * For commands beside a running service: its database where a live process holds the data folder,
 * otherwise as `openDataSource`.
 * @throws StartError
 */
export async function joinDataSource(
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
  report: DataReport = {},
): Promise<DataSource> {
  if (settings.databaseUrl === null) {
    const holder = await liveHolder(settings.dataFolder).catch(() => null);
    if (holder !== null && holder.databaseUrl !== null) return attach(holder.databaseUrl, report);
  }
  return openDataSource(settings, report);
}
