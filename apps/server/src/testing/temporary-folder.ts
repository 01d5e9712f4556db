import { rm } from 'node:fs/promises';
import process from 'node:process';
import { endWithThisProcess } from './end-with-this-process.ts';
import { openFolder } from './served-process.ts';

/**
 * Gives this process and those that it starts a temporary folder of their own. What is put there
 * goes with it, also by a file of tests that fails before its tests begin, or is killed.
 * @returns what removes it.
 */
export async function openTemporaryFolder(): Promise<() => Promise<void>> {
  const folder = await openFolder();
  const callOff = endWithThisProcess(folder);
  process.env['TMPDIR'] = folder;
  return async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    callOff();
  };
}
