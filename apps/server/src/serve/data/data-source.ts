import type { DatabaseAddress } from '#db/migrate.ts';
import { prepareDataFolder } from '#postgres/folder/data-folder.ts';
import { liveHolder, lockDataFolder } from '#postgres/folder/data-lock.ts';
import type { ClusterStep } from '#postgres/cluster/open-cluster.ts';
import { superviseDatabase, type SupervisorEvent } from '#postgres/supervisor.ts';
import type { Settings } from '#settings/settings.ts';
import { checkDatabase } from './check-database.ts';
import { othersGone } from './others-gone.ts';

export type DataStep = ClusterStep | 'connect-database';

export type DataSource = DatabaseAddress & {
  /** False while the service's own database is being started again. */
  readonly isUp: () => boolean;
  /** Ends the service's own database; leaves one at DATABASE_URL, or of another process, alone. */
  stop(): Promise<void>;
};

export type DataReport = {
  onStep?: (step: DataStep) => void;
  onEvent?: (event: SupervisorEvent) => void;
  /** Its end waits for another command that has joined. */
  onWait?: () => void;
};

async function attach(address: DatabaseAddress, report: DataReport): Promise<DataSource> {
  report.onStep?.('connect-database');
  await checkDatabase(address.url);
  if (address.ownerUrl !== address.url) {
    await checkDatabase(address.ownerUrl, 'DATABASE_OWNER_URL');
  }
  return { ...address, isUp: () => true, stop: async () => {} };
}

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'databaseOwnerUrl'>;

function givenAddress({ databaseUrl: url, databaseOwnerUrl }: Place): DatabaseAddress | null {
  return url === null ? null : { url, ownerUrl: databaseOwnerUrl ?? url };
}

/**
 * The database of the settings, running: the one at DATABASE_URL, or the service's own in the data
 * folder, which this process then holds alone until `stop`.
 * @throws StartError
 */
export async function openDataSource(
  settings: Place,
  report: DataReport = {},
): Promise<DataSource> {
  await prepareDataFolder(settings.dataFolder);
  const given = givenAddress(settings);
  if (given !== null) return attach(given, report);
  const lock = await lockDataFolder(settings.dataFolder);
  try {
    const supervised = await superviseDatabase(settings.dataFolder, report);
    const { url, ownerUrl } = supervised;
    await lock.announce(supervised);
    return {
      url,
      ownerUrl,
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
 * otherwise as `openDataSource`, kept until those who have joined meanwhile are gone.
 * @throws StartError
 */
export async function joinDataSource(
  settings: Place,
  report: DataReport = {},
): Promise<DataSource> {
  if (settings.databaseUrl !== null) return openDataSource(settings, report);
  const holder = await liveHolder(settings.dataFolder).catch(() => null);
  if (holder !== null && holder.database !== null) return attach(holder.database, report);
  const source = await openDataSource(settings, report);
  return {
    ...source,
    async stop() {
      // One that is down keeps nobody.
      await othersGone(source.ownerUrl, () => report.onWait?.()).catch(() => {});
      await source.stop();
    },
  };
}
