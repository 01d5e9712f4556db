import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError, systemErrorCode } from '#serve/start-error.ts';
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

/**
 * Ends the PostgreSQL that a killed service left running on this cluster, in order, so that
 * nothing is lost. A pid file whose process is gone, or is another program by now, is left to
 * PostgreSQL itself, which knows how to replace it.
 * @returns whether there was one.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const file = await readPidFile(cluster);
  if (file === null || !Number.isInteger(file.pid) || file.pid <= 1) return false;
  const runs = async (): Promise<boolean> =>
    (await commandOf(file.pid))?.includes(cluster) ?? false;
  if (!(await runs())) return false;
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
