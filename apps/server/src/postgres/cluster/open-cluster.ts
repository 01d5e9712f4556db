import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseAddress } from '#db/migrate.ts';
import { openSession } from '#db/session.ts';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
import { databaseAccount } from '#postgres/account/account.ts';
import { installedBinaries, majorVersion } from '#postgres/binaries/binaries.ts';
import { clusterPassword } from './cluster-password.ts';
import { createCluster, superuser } from './create-cluster.ts';
import { freePort } from '#postgres/process/free-port.ts';
import { placeBinaries } from '#postgres/binaries/place-binaries.ts';
import { placeCluster } from './place-cluster.ts';
import {
  startPostmaster,
  type Postmaster,
  type PostmasterOptions,
} from '#postgres/process/postmaster.ts';
import { stopOrphan } from '#postgres/process/stop-orphan.ts';

export type OpenCluster = DatabaseAddress & {
  readonly postmaster: Postmaster;
  /** With which it can be started again, at the same address. */
  readonly options: PostmasterOptions;
};

export type ClusterStep = 'create-database' | 'stop-orphan' | 'start-database';

const databaseName = 'hanji';
/** As whom the service connects: it owns nothing. */
const serviceRole = 'hanji_service';
const portAttempts = 5;

/** The major version of the cluster, or null when there is none yet. */
async function clusterVersion(cluster: string): Promise<number | null> {
  try {
    return Number(await readFile(path.join(cluster, 'PG_VERSION'), 'utf8'));
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT') return null;
    throw new StartError(
      `the database in ${cluster} cannot be read (${code}): start as the user who made it, or as root`,
    );
  }
}

async function startOnFreePort(
  options: Omit<PostmasterOptions, 'port'>,
): Promise<{ postmaster: Postmaster; options: PostmasterOptions }> {
  for (let attempt = 1; ; attempt += 1) {
    const complete = { ...options, port: await freePort() };
    try {
      return { postmaster: await startPostmaster(complete), options: complete };
    } catch (error) {
      // Somebody may take a free port before PostgreSQL does.
      const stolen = error instanceof StartError && error.message.includes('could not bind');
      if (!stolen || attempt === portAttempts) throw error;
    }
  }
}

async function createDatabase(adminUrl: string, servicePassword: string): Promise<void> {
  const session = await openSession(adminUrl);
  try {
    const { rowCount } = await session.query('select from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await session.query(`create database ${databaseName}`);
    const found = await session.query('select from pg_roles where rolname = $1', [serviceRole]);
    if (found.rowCount === 0) await session.query(`create role ${serviceRole}`);
    const password = session.escapeLiteral(servicePassword);
    await session.query(`alter role ${serviceRole} login password ${password}`);
  } finally {
    await session.end();
  }
}

/**
 * Starts the PostgreSQL of a data folder that this process has locked: makes its cluster on the
 * first start, and ends what a killed service left running on it.
 * @throws StartError
 */
export async function openCluster(
  dataFolder: string,
  onStep: (step: ClusterStep) => void = () => {},
): Promise<OpenCluster> {
  const usual = path.join(dataFolder, 'postgres', 'cluster');
  const folder = await placeCluster(dataFolder, await databaseAccount(usual));
  const cluster = path.join(folder, 'cluster');
  const account = await databaseAccount(cluster);
  const binaries = await placeBinaries(await installedBinaries(), account);

  const found = await clusterVersion(cluster);
  const ours = await majorVersion(binaries);
  if (found !== null && found !== ours) {
    throw new StartError(
      `the database in ${cluster} is of PostgreSQL ${found}, this service brings ${ours}: set HANJI_DATA to another folder, or start the service that brings PostgreSQL ${found}`,
    );
  }
  const password = await clusterPassword(folder, 'password');
  const servicePassword = await clusterPassword(folder, 'service-password');
  if (found === null) {
    onStep('create-database');
    await createCluster({ folder, binaries, account, password });
  } else if (await stopOrphan(cluster)) {
    onStep('stop-orphan');
  }
  onStep('start-database');
  const logFile = path.join(dataFolder, 'postgres.log');
  const { postmaster, options } = await startOnFreePort({ binaries, account, cluster, logFile });
  const at = `127.0.0.1:${options.port}`;
  const owner = `postgres://${superuser}:${password}@${at}`;
  try {
    await createDatabase(`${owner}/postgres`, servicePassword);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return {
    url: `postgres://${serviceRole}:${servicePassword}@${at}/${databaseName}`,
    ownerUrl: `${owner}/${databaseName}`,
    postmaster,
    options,
  };
}
