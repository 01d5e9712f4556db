import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { StartError, systemErrorCode } from '#serve/start-error.ts';
import { startOf } from './process-identity.ts';

type Holder = {
  readonly pid: number;
  readonly startedAt: string;
  /** Of its database, once that runs. */
  readonly databaseUrl: string | null;
};

export type DataLock = {
  /** Tells other commands on this data folder where the database is. */
  announce(databaseUrl: string): Promise<void>;
  release(): Promise<void>;
};

const fileOf = (dataFolder: string): string => path.join(dataFolder, 'lock.json');

async function read(file: string): Promise<{ text: string; holder: Holder } | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : { text, holder: parse(text) };
}

/** A lock that lost its bytes with the power was nobody's. */
function parse(text: string): Holder {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { pid: 0, startedAt: '', databaseUrl: null };
  }
}

const isAlive = async (holder: Holder): Promise<boolean> =>
  (await startOf(holder.pid)) === holder.startedAt;

/** Who holds the data folder now; null when nobody does, or whoever did was killed. */
export async function liveHolder(dataFolder: string): Promise<Holder | null> {
  const found = await read(fileOf(dataFolder));
  return found !== null && (await isAlive(found.holder)) ? found.holder : null;
}

/**
 * Moves a dead holder's lock away. Of two processes that try, the later may catch the earlier's
 * fresh lock instead: that one is put back.
 */
async function clear(file: string, stale: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== stale) {
    await link(aside, file).catch((error: unknown) => {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    });
  }
  await rm(aside);
}

/**
 * Takes the data folder for this process alone. A lock says pid and start of its process, so that
 * one left by a killed process is told from a live one even after its pid was given away.
 * @throws StartError when a live process holds it.
 */
export async function lockDataFolder(dataFolder: string): Promise<DataLock> {
  const file = fileOf(dataFolder);
  const draft = `${file}.${randomUUID()}`;
  const write = async (databaseUrl: string | null, to: string): Promise<void> => {
    const startedAt = (await startOf(process.pid)) ?? '';
    const holder: Holder = { pid: process.pid, startedAt, databaseUrl };
    await writeFile(to, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  };
  await write(null, draft);
  try {
    for (;;) {
      const taken = await link(draft, file).then(
        () => true,
        (error: unknown) => {
          if (systemErrorCode(error) === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) break;
      const found = await read(file);
      if (found === null) continue;
      if (await isAlive(found.holder)) {
        throw new StartError(
          `the data folder ${dataFolder} is in use by process ${found.holder.pid}: stop that one first, or set HANJI_DATA to another folder`,
        );
      }
      await clear(file, found.text);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    async announce(databaseUrl) {
      await write(databaseUrl, draft);
      await rename(draft, file);
    },
    release: () => rm(file, { force: true }),
  };
}
