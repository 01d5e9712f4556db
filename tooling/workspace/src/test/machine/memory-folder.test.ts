import { existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { openMemoryFolder, withMemoryFolder } from './memory-folder.ts';

const place = mkdtempSync(path.join(tmpdir(), 'hanji-place-'));

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(place, { recursive: true, force: true });
  mkdirSync(place);
});

it('is nowhere where there is no such file system', async () => {
  expect(await openMemoryFolder(path.join(place, 'none'))).toBeNull();
});

it('may be passed by whoever runs the database, and holds nothing yet', async () => {
  const folder = await openMemoryFolder(place);
  if (folder === null) throw new Error('no room');
  expect(path.dirname(folder)).toBe(place);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

it('takes away what an ended run left, and nothing of one that runs', async () => {
  const ended = path.join(place, 'hanji-tests-4194999-abc');
  const running = path.join(place, `hanji-tests-${process.ppid}-abc`);
  const foreign = path.join(place, 'somebody-else');
  for (const folder of [ended, running, foreign])
    mkdirSync(path.join(folder, 'within'), { recursive: true });
  await openMemoryFolder(place);
  expect([ended, running, foreign].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
  ]);
});

it('leaves temporary files where TMPDIR has them', async () => {
  vi.stubEnv('TMPDIR', place);
  expect(await withMemoryFolder(async () => tmpdir())).toBe(place);
});

it('is gone with the work, also when that failed', async () => {
  vi.stubEnv('TMPDIR', undefined);
  const before = tmpdir();
  let during = '';
  const work = withMemoryFolder(async () => {
    during = tmpdir();
    throw new Error('of the work');
  });
  await expect(work).rejects.toThrow('of the work');
  expect(tmpdir()).toBe(before);
  expect(during === before || !existsSync(during)).toBe(true);
});
