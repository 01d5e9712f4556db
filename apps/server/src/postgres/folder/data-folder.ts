import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError, systemErrorCode } from '#errors/start-error.ts';

/**
 * Makes a folder and its parents; whether it had to. Node's own recursion never ends below `/proc`,
 * which has folders but takes none.
 */
async function makeFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || parent === folder || !(await makeFolder(parent))) throw error;
    await mkdir(folder);
    return true;
  }
}

/**
 * Makes the data folder where it is missing and sees that files can be written there.
 * @throws StartError when they cannot.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    const made = await makeFolder(folder);
    // PostgreSQL may run as another user, who has to pass whatever the umask says.
    if (made) await chmod(folder, 0o755);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => {});
    const code = systemErrorCode(error);
    if (code === null) throw error;
    throw new StartError(
      `cannot write in the data folder ${folder} (${code}): make it writable, or set HANJI_DATA to another folder`,
    );
  }
}
