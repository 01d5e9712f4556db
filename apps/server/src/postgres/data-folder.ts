import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError, systemErrorCode } from '#serve/start-error.ts';

/**
 * Makes the data folder where it is missing and sees that files can be written there.
 * @throws StartError when they cannot.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    const made = await mkdir(folder, { recursive: true });
    // PostgreSQL may run as another user, who has to pass whatever the umask says.
    if (made !== undefined) await chmod(folder, 0o755);
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
