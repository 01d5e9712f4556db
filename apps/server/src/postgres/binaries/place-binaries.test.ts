import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseAccount } from '#postgres/account/account.ts';
import { installedBinaries, postgresOf, type Binaries } from './binaries.ts';
import { placeBinaries } from './place-binaries.ts';

const run = promisify(execFile);
const asRoot = process.getuid?.() === 0;

describe.runIf(asRoot)('binaries in a folder that is closed to others, as root', () => {
  let closed: string;
  let lockedAway: Binaries;
  beforeEach(async () => {
    closed = await mkdtemp(path.join(tmpdir(), 'hanji-closed-'));
    await chmod(closed, 0o700);
    const installed = await installedBinaries();
    const folder = path.join(closed, 'native');
    await cp(installed.folder, folder, { recursive: true, verbatimSymlinks: true });
    lockedAway = { folder, version: `test-${process.pid}` };
  });
  afterEach(async () => {
    await rm(closed, { recursive: true });
    await rm(`/var/lib/hanji/postgres/test-${process.pid}-${process.platform}-${process.arch}`, {
      recursive: true,
      force: true,
    });
  });

  it('are put where the account of the database can run them', async () => {
    const account = await databaseAccount();
    if (account === null) throw new Error('root runs PostgreSQL as somebody else');
    const as = { uid: account.uid, gid: account.gid, cwd: '/' };
    await expect(run(postgresOf(lockedAway), ['--version'], as)).rejects.toThrow('EACCES');

    const tries = Array.from({ length: 4 }, () => placeBinaries(lockedAway, account));
    const placed = new Set((await Promise.all(tries)).map(({ folder }) => folder));
    expect(placed.size).toBe(1);
    const [folder = ''] = placed;
    const { stdout } = await run(postgresOf({ ...lockedAway, folder }), ['--version'], as);
    expect(stdout).toContain('PostgreSQL');
  });
});

describe('binaries that can be reached', () => {
  it('stay where they are', async () => {
    const installed = await installedBinaries();
    expect(await placeBinaries(installed, null)).toBe(installed);
  });
});
