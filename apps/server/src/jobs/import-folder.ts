import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Settings } from '#settings/settings.ts';

const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** Readers go first: pictures are decoded in a process of its own, which gives way to others. */
function startImport(folder: string, settings: Settings): ChildProcess {
  const child = spawn(
    process.execPath,
    [...process.execArgv, main, 'import', '--watch', '--once', ...settings.importFlags, folder],
    {
      env: { ...process.env, HANJI_DATA: settings.dataFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  try {
    if (child.pid !== undefined) {
      os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    }
  } catch {
    // It has ended already, or may not be moved: it does the same at the usual priority.
  }
  return child;
}

/**
 * Takes in what has appeared in the folder of the settings, each work once and only when nobody
 * writes to it any more. Begun anew after an end at any moment, it goes on with what is missing.
 */
export async function importFolder(
  { settings, logger }: { readonly settings: Settings; readonly logger: Logger },
  signal: AbortSignal,
): Promise<void> {
  const { importFolder: folder } = settings;
  if (folder === null || signal.aborted) return;
  const child = startImport(folder, settings);
  const stop = (): void => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop, { once: true });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface(stream).on('line', (line) => logger.info({ import: line }, 'import folder'));
  }
  try {
    await once(child, 'close');
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
