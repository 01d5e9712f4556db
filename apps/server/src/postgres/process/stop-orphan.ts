import { readdir, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
import { readPidFile } from './postmaster.ts';
import { commandOf } from './process-identity.ts';

const patienceMs = 20_000;

/** Whether the signal reached it; a process that is gone already needs none. */
function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error;
  }
}

/** Processes of PostgreSQL on this cluster, its sessions too: all work in the data directory. */
async function workersIn(cluster: string): Promise<number[]> {
  const place = await realpath(cluster);
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  const places = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)),
  );
  return pids.filter((_, index) => places[index] === place);
}

/**
 * PostgreSQL takes a pid file for live while its number is in use at all: by a killed process that
 * nobody collects, as in a container without an init, or by another program. It can go once the
 * sessions, which outlive a killed first process for a moment, are gone too.
 */
async function removePidFile(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const deadline = Date.now() + patienceMs;
  while ((await workersIn(cluster)).length > 0) {
    if (Date.now() > deadline) return;
    await sleep(50);
  }
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Ends the PostgreSQL that a killed service left running on this cluster, in order, so that
 * nothing is lost; and clears away the pid file of one that was killed itself. Only for who holds
 * the data folder.
 * @returns whether one was running.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const file = await readPidFile(cluster);
  if (file === null) return false;
  const runs = async (): Promise<boolean> =>
    (await commandOf(file.pid))?.includes(cluster) ?? false;
  if (!(await runs())) {
    await removePidFile(cluster);
    return false;
  }
  for (const name of ['SIGINT', 'SIGQUIT'] as const) {
    signal(file.pid, name);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (!(await runs())) return true;
      await sleep(50);
    }
  }
  throw new StartError(
    `a PostgreSQL of an earlier start (process ${file.pid}) does not end: end it, then start again`,
  );
}
