import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startOf } from '../postgres/process/process-identity.ts';

const lookEveryMs = 500;

/**
 * Sees that a folder, and the PostgreSQL in it where there is one, do not outlive this process, even
 * when it is killed: a small process of its own looks for its parent and cleans up when that is gone.
 * @returns what calls it off.
 */
export function endWithThisProcess(folder: string, pid?: number): () => void {
  const file = fileURLToPath(import.meta.url);
  const given = [process.pid, folder, pid ?? ''].map(String);
  const guard = spawn(process.execPath, [file, ...given], {
    detached: true,
    cwd: '/',
    stdio: 'ignore',
  });
  guard.unref();
  return () => guard.kill('SIGKILL');
}

async function end(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It is gone already.
  }
  while ((await startOf(pid)) !== null) await sleep(lookEveryMs);
}

async function keepGuard(parent: number, folder: string, pid: string): Promise<void> {
  while (process.ppid === parent) await sleep(lookEveryMs);
  if (pid !== '') await end(Number(pid));
  // Its last sessions end a moment after it.
  await sleep(lookEveryMs);
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

const [, file, parent, folder, pid] = process.argv;
if (file === fileURLToPath(import.meta.url) && folder !== undefined && pid !== undefined) {
  await keepGuard(Number(parent), folder, pid);
}
