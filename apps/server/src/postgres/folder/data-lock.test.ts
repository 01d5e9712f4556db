import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '#errors/start-error.ts';
import { liveHolder, lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hanji-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

function writeLock(text: string) {
  return writeFile(path.join(folder, 'lock.7.json'), text);
}
function stale(pid: number) {
  return JSON.stringify({ pid, startedAt: 'another boot/1', databaseUrl: null });
}

describe('lockDataFolder', () => {
  it('lets one process in, says who, and lets the next in after it', async () => {
    const lock = await lockDataFolder(folder);
    const second = lockDataFolder(folder);
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`${folder} is in use by process ${process.pid}`);
    await lock.release();
    await (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual(['lock.2.json']);
  });

  it('takes nothing else that lies in the folder for a lock', async () => {
    const others = ['lock..json', 'lock.9.json.part', 'locks.9.json'];
    for (const name of others) await writeFile(path.join(folder, name), stale(process.pid));
    await (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual(['lock.1.json', ...others].toSorted());
  });

  it.each([
    ['a process that is gone', stale(4_194_304)],
    ['a process whose number another one has now', stale(process.pid)],
    ['a file that lost its bytes', ''],
  ])('takes over the lock of %s', async (_, text) => {
    await writeLock(text);
    expect(await liveHolder(folder)).toBeNull();
    const lock = await lockDataFolder(folder);
    expect((await liveHolder(folder))?.pid).toBe(process.pid);
    await lock.release();
  });

  it('lets exactly one of twenty take over', async () => {
    for (let round = 0; round < 20; round += 1) {
      await writeLock(stale(4_194_304));
      const tries = Array.from({ length: 20 }, () => lockDataFolder(folder));
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await readdir(folder)).toEqual(['lock.8.json']);
      await rm(path.join(folder, 'lock.8.json'));
    }
  });

  it('tells where the database is', async () => {
    const lock = await lockDataFolder(folder);
    const address = { url: 'postgres://here', ownerUrl: 'postgres://owner@here' };
    await lock.announce(address);
    expect((await liveHolder(folder))?.database).toEqual(address);
    await lock.release();
    expect(await liveHolder(folder)).toBeNull();
  });
});
