import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  link,
  mkdir,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { systemErrorCode } from '#errors/start-error.ts';
import type { Account } from '#postgres/account/account.ts';
import type { Binaries } from './binaries.ts';
import { closedFolder } from '#postgres/account/reachable.ts';

/** Where root keeps what another user must reach; it belongs to root and everyone may pass. */
export const sharedFolder = '/var/lib/hanji';

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(systemErrorCode(error) ?? ''))
      throw error;
    await copyFile(from, to);
  }
}

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await linkOrCopy(source, target);
  }
}

/** Makes the shared folder, passable whatever the umask is. */
export async function makeShared(...parts: string[]): Promise<string> {
  let folder = sharedFolder;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await chmod(folder, 0o755);
  for (const part of parts) {
    folder = path.join(folder, part);
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await chmod(folder, 0o755);
  }
  return folder;
}

/**
 * The binaries where the account can run them: as they are, or linked (copied across file systems)
 * below the shared folder when they lie in a folder closed to it.
 */
export async function placeBinaries(
  installed: Binaries,
  account: Account | null,
): Promise<Binaries> {
  if ((await closedFolder(path.join(installed.folder, 'bin'), account)) === null) return installed;
  const parent = await makeShared('postgres');
  const folder = path.join(parent, `${installed.version}-${process.platform}-${process.arch}`);
  const placed = { ...installed, folder };
  const there = await stat(folder).catch(() => null);
  if (there !== null) return placed;
  const draft = path.join(parent, `new-${randomUUID()}`);
  await linkTree(installed.folder, draft);
  await rename(draft, folder).catch(async (error: unknown) => {
    // Another process placed the same ones meanwhile.
    await rm(draft, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error;
  });
  return placed;
}
