import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { migrateDatabase, type DatabaseAddress } from '#db/migrate.ts';
import { databaseAccount } from '#postgres/account/account.ts';
import { installedBinaries } from '#postgres/binaries/binaries.ts';
import { createCluster, superuser } from '#postgres/cluster/create-cluster.ts';
import { freePort } from '#postgres/process/free-port.ts';
import { placeBinaries } from '#postgres/binaries/place-binaries.ts';
import { startPostmaster } from '#postgres/process/postmaster.ts';
import { closedFolder } from '#postgres/account/reachable.ts';
import { endWithThisProcess } from './end-with-this-process.ts';
import { queryAt } from './sql.ts';

export type TestServer = {
  /** A database on the server from which others can be made. */
  readonly adminUrl: string;
  stop(): Promise<void>;
};

/** Losing power loses nothing that a test would miss. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

async function temporaryFolder(): Promise<string> {
  const account = await databaseAccount();
  const base = (await closedFolder(tmpdir(), account)) === null ? tmpdir() : '/var/tmp';
  const folder = await mkdtemp(path.join(base, 'hanji-test-postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

/** A real PostgreSQL in a temporary folder, or the one at `DATABASE_URL` where that is set. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} };
  const [account, folder] = await Promise.all([databaseAccount(), temporaryFolder()]);
  const binaries = await placeBinaries(await installedBinaries(), account);
  const password = randomBytes(16).toString('hex');
  await createCluster({ folder, binaries, account, password, sync: false });
  const port = await freePort();
  const postmaster = await startPostmaster({
    binaries,
    account,
    cluster: path.join(folder, 'cluster'),
    port,
    logFile: path.join(folder, 'postgres.log'),
    configuration: throwAway,
  });
  const callOff = endWithThisProcess(folder, postmaster.pid);
  return {
    adminUrl: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postmaster.stop();
      await rm(folder, { recursive: true, force: true });
      callOff();
    },
  };
}

/** In seconds: a connection for which a busy machine has no time yet is no fault. */
const connectSeconds = 90;

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  url.searchParams.set('connect_timeout', String(connectSeconds));
  return url.href;
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  await queryAt(adminUrl, statement);
}

function freshName(kind: string): string {
  return `hanji_${kind}_${randomBytes(8).toString('hex')}`;
}

/** A role as the service's own, which owns nothing; its name is its password. */
export async function createServiceRole(adminUrl: string): Promise<string> {
  const role = freshName('service');
  await administer(adminUrl, `create role ${role} login password '${role}'`);
  return role;
}

export function dropRole(adminUrl: string, role: string): Promise<void> {
  return administer(adminUrl, `drop role if exists ${role}`);
}

function asRole(url: string, role: string): string {
  const changed = new URL(url);
  [changed.username, changed.password] = [role, role];
  return changed.href;
}

/** A database with the newest schema and no rows, to be copied from. */
export async function createTemplate(adminUrl: string, serviceRole: string): Promise<string> {
  const name = freshName('template');
  await administer(adminUrl, `create database ${name}`);
  const ownerUrl = urlOf(adminUrl, name);
  await migrateDatabase({ url: asRole(ownerUrl, serviceRole), ownerUrl });
  return name;
}

/** A database of its own; a copy of the template when one is named, empty otherwise. */
export async function createDatabase(
  adminUrl: string,
  { template, serviceRole }: { template?: string; serviceRole: string },
): Promise<DatabaseAddress & { drop: () => Promise<void> }> {
  const name = freshName('test');
  const source = template === undefined ? '' : ` template ${template}`;
  await administer(adminUrl, `create database ${name}${source}`);
  const ownerUrl = urlOf(adminUrl, name);
  return {
    url: asRole(ownerUrl, serviceRole),
    ownerUrl,
    drop: () => administer(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

export function dropDatabase(adminUrl: string, name: string): Promise<void> {
  return administer(adminUrl, `drop database if exists ${name} with (force)`);
}
