import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startOf } from '../postgres/process/process-identity.ts';

const lookEveryMs = 500;

/**
 * Sees that a PostgreSQL and its folder do not outlive this process, even when it is killed: a
 * small process of its own looks for its parent and cleans up when that is gone.
 * @returns what calls it off.
 */
export function endWithThisProcess(pid: number, folder: string): () => void {
  const file = fileURLToPath(import.meta.url);
  const guard = spawn(process.execPath, [file, String(process.pid), String(pid), folder], {
    detached: true,
    cwd: '/',
    stdio: 'ignore',
  });
  guard.unref();
  return () => guard.kill('SIGKILL');
}

async function keepGuard(parent: number, pid: number, folder: string): Promise<void> {
  while (process.ppid === parent) await sleep(lookEveryMs);
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It is gone already.
  }
  while ((await startOf(pid)) !== null) await sleep(lookEveryMs);
  // Its last sessions end a moment after it.
  await sleep(lookEveryMs);
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

const [, file, parent, pid, folder] = process.argv;
if (file === fileURLToPath(import.meta.url) && folder !== undefined) {
  await keepGuard(Number(parent), Number(pid), folder);
}
