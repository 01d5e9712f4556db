import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import process from 'node:process';
import { promisify } from 'node:util';
import { StartError } from '#errors/start-error.ts';

const run = promisify(execFile);

/** Whom PostgreSQL runs as where that is not the user of this process. */
export type Account = { readonly uid: number; readonly gid: number; readonly name: string };

const userName = 'postgres';

async function lookUp(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', userName]),
      run('id', ['-g', userName]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), name: userName };
  } catch {
    return null;
  }
}

async function create(): Promise<void> {
  await run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    userName,
  ]);
}

/**
 * PostgreSQL refuses to run as root: root lends it the owner of the cluster that is there, or the
 * system user `postgres`, which is made when there is none. Null where this process is not root.
 */
export async function databaseAccount(cluster?: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = cluster === undefined ? null : await stat(cluster).catch(() => null);
  if (owner !== null && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, name: `of id ${owner.uid}` };
  }
  const existing = await lookUp();
  if (existing !== null) return existing;
  // Another process may be making it at this moment: what counts is whether it is there then.
  const failure = await create().then(
    () => null,
    (error: unknown) => error,
  );
  const created = await lookUp();
  if (created === null) {
    throw new StartError(
      `PostgreSQL must not run as root and the system user "${userName}" cannot be made (${String(failure).split('\n')[0]}): add that user, start as another user, or set DATABASE_URL`,
    );
  }
  return created;
}
