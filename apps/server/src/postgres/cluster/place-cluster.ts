import { createHash } from 'node:crypto';
import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '#errors/start-error.ts';
import type { Account } from '#postgres/account/account.ts';
import { makeShared } from '#postgres/binaries/place-binaries.ts';
import { closedFolder } from '#postgres/account/reachable.ts';

const ownerFile = 'data-folder';

type Pointer = { readonly folder: string };

function pointerOf(dataFolder: string): string {
  return path.join(dataFolder, 'postgres.json');
}

async function readPointer(dataFolder: string): Promise<Pointer | null> {
  const text = await readFile(pointerOf(dataFolder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Pointer);
}

/** A pointer is good for one data folder: a copied folder must not share its original's database. */
async function follow(dataFolder: string, { folder }: Pointer): Promise<string> {
  const owner = await readFile(path.join(folder, ownerFile), 'utf8').catch(() => null);
  if (owner === null) {
    throw new StartError(
      `the database of ${dataFolder} is gone from ${folder}: restore it there, or delete ${pointerOf(dataFolder)} to begin with an empty one`,
    );
  }
  if (owner === dataFolder) return folder;
  if ((await readPointer(owner))?.folder === folder) {
    throw new StartError(
      `${dataFolder} is a copy of ${owner}, whose database is in use there: delete ${pointerOf(dataFolder)} to begin with an empty one`,
    );
  }
  await writeFile(path.join(folder, ownerFile), dataFolder);
  return folder;
}

/**
 * The folder that holds (or shall hold) the cluster: `<data folder>/postgres`, or, where root
 * starts on a data folder that is closed to the database's account, a folder below
 * /var/lib/hanji that a pointer in the data folder names.
 */
export async function placeCluster(given: string, account: Account | null): Promise<string> {
  const dataFolder = await realpath(given);
  const pointer = await readPointer(dataFolder);
  if (pointer !== null) return follow(dataFolder, pointer);
  const usual = path.join(dataFolder, 'postgres');
  const closed = await closedFolder(dataFolder, account);
  if (closed === null) return usual;
  if ((await stat(path.join(usual, 'cluster')).catch(() => null)) !== null) {
    throw new StartError(
      `the database in ${usual} cannot be reached by the user ${account?.name}: let others pass ${closed} (chmod o+x)`,
    );
  }
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const folder = await makeShared(name);
  // The owner first: a pointer never leads to a folder that does not know whose it is.
  await writeFile(path.join(folder, ownerFile), dataFolder);
  await writeFile(pointerOf(dataFolder), `${JSON.stringify({ folder } satisfies Pointer)}\n`);
  return folder;
}
