import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { StartError } from '#errors/start-error.ts';
import type { Account } from '#postgres/account/account.ts';
import { initdbOf, type Binaries } from '#postgres/binaries/binaries.ts';

export const superuser = 'hanji';

/**
 * Sorting by code point, the same on every machine. The character classes must know Unicode:
 * with plain `C`, pg_trgm sees no letters in Korean or Japanese and finds nothing.
 */
const localeArguments = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--lc-messages=C',
];

function runInitdb(binaries: Binaries, args: string[], account: Account | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(initdbOf(binaries), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    });
    const complaints: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const reason = Buffer.concat(complaints).toString().trim().split('\n').slice(0, 2).join(' ');
      reject(new StartError(`a new database could not be made: ${reason}`));
    });
  });
}

/**
 * Makes an empty cluster at `<folder>/cluster` with one superuser, `hanji`. It appears there only
 * when it is complete; what an interrupted attempt left is removed.
 */
export async function createCluster(options: {
  folder: string;
  binaries: Binaries;
  account: Account | null;
  password: string;
  /** Off for throw-away clusters of tests. */
  sync?: boolean;
}): Promise<void> {
  const { folder, binaries, account, password, sync = true } = options;
  await mkdir(folder, { recursive: true });
  if (account !== null) await chown(folder, account.uid, account.gid);
  for (const name of await readdir(folder)) {
    if (name.startsWith('new-')) await rm(path.join(folder, name), { recursive: true });
  }
  const draft = path.join(folder, `new-${process.pid}`);
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account !== null) await chown(passwordFile, account.uid, account.gid);
  try {
    const args = [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      ...localeArguments,
      ...(sync ? [] : ['--no-sync']),
    ];
    await runInitdb(binaries, args, account);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, path.join(folder, 'cluster'));
}
