import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * A password of a cluster's superuser, or of the service that uses it, kept beside the cluster for
 * the user of this process alone; made on first use.
 */
export async function clusterPassword(
  folder: string,
  name: 'password' | 'service-password',
): Promise<string> {
  const file = path.join(folder, name);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept.trim();
  const password = randomBytes(24).toString('base64url');
  await mkdir(folder, { recursive: true });
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle
    .writeFile(`${password}\n`)
    .then(() => handle.sync())
    .finally(() => handle.close());
  await rename(`${file}.new`, file);
  return password;
}
