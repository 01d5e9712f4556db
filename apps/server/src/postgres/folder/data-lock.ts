import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { DatabaseAddress } from '#db/migrate.ts';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
import { startOf } from '#postgres/process/process-identity.ts';

type Holder = {
  readonly pid: number;
  readonly startedAt: string;
  /** Of its database, once that runs. */
  readonly database: DatabaseAddress | null;
};

export type DataLock = {
  /** Tells other commands on this data folder where the database is. */
  announce(database: DatabaseAddress): Promise<void>;
  release(): Promise<void>;
};

const nobody: Holder = { pid: 0, startedAt: 'never', database: null };
const pattern = /^lock\.(\d+)\.json$/;
function fileOf(folder: string, turn: number): string {
  return path.join(folder, `lock.${turn}.json`);
}

/** Turns that have a file, ascending. */
async function turnsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  const turns = names.flatMap((name) => {
    const turn = pattern.exec(name)?.[1];
    // What else lies in the folder has no turn, not turn 0.
    return turn === undefined ? [] : [Number(turn)];
  });
  return turns.toSorted((a, b) => a - b);
}

/** A lock that lost its bytes with the power is nobody's. */
async function read(file: string): Promise<Holder> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return nobody;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  return (await startOf(holder.pid)) === holder.startedAt;
}

/** Who holds the data folder now; null when nobody does, or whoever did was killed. */
export async function liveHolder(dataFolder: string): Promise<Holder | null> {
  const turn = (await turnsIn(dataFolder)).at(-1);
  if (turn === undefined) return null;
  const holder = await read(fileOf(dataFolder, turn));
  return (await isAlive(holder)) ? holder : null;
}

function inUse(dataFolder: string, { pid }: Holder): StartError {
  return new StartError(
    `the data folder ${dataFolder} is in use by process ${pid}: stop that one first, or set HANJI_DATA to another folder`,
  );
}

/**
 * Sees that nobody holds the data folder, which need not be there yet: before what another program
 * on it holds as well, such as its ports.
 * @throws StartError
 */
export async function assertNobodyHolds(dataFolder: string): Promise<void> {
  const holder = await liveHolder(dataFolder).catch(() => null);
  if (holder !== null) throw inUse(dataFolder, holder);
}

async function write(file: string, holder: Holder): Promise<void> {
  const draft = path.join(path.dirname(file), `lock-${randomUUID()}`);
  await writeFile(draft, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

/** Whether this process is the first to take a turn. */
async function take(folder: string, turn: number, holder: Holder): Promise<boolean> {
  const draft = path.join(folder, `lock-${randomUUID()}`);
  await writeFile(draft, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  try {
    await link(draft, fileOf(folder, turn));
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  // A slow process may have taken a turn that was over, and cleared away, long ago.
  if ((await turnsIn(folder)).at(-1) === turn) return true;
  await rm(fileOf(folder, turn), { force: true });
  return false;
}

/**
 * Takes the data folder for this process alone. Whoever holds the highest turn holds the folder;
 * the next turn may be taken when that one was given back or its process is gone, told by pid and
 * start. Its file goes only when a higher one is there, so two never hold the folder at once.
 * @throws StartError when a live process holds it.
 */
export async function lockDataFolder(dataFolder: string): Promise<DataLock> {
  const startedAt = (await startOf(process.pid)) ?? 'unknown';
  const self: Holder = { pid: process.pid, startedAt, database: null };
  for (;;) {
    const last = (await turnsIn(dataFolder)).at(-1) ?? 0;
    const holder = last === 0 ? nobody : await read(fileOf(dataFolder, last));
    if (await isAlive(holder)) throw inUse(dataFolder, holder);
    const turn = last + 1;
    if (!(await take(dataFolder, turn, self))) continue;
    for (const over of await turnsIn(dataFolder)) {
      if (over < turn) await rm(fileOf(dataFolder, over), { force: true });
    }
    return {
      announce: ({ url, ownerUrl }) =>
        write(fileOf(dataFolder, turn), { ...self, database: { url, ownerUrl } }),
      release: () => write(fileOf(dataFolder, turn), nobody),
    };
  }
}
