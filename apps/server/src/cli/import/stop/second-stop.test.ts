import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { compiledFolder } from '#cli/process/quick-imports.ts';
import { openSession } from '#db/session.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { openFolder, removeFolder } from '#testing/served-process.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const folder = await openFolder();
await fillDataFolder(folder);

afterAll(() => removeFolder(folder));

it('leaves no database behind at a second Ctrl-C, and cuts off nobody who has joined it', async () => {
  const watched = await temporaryFolder();
  const child = spawn(process.execPath, [main, 'import', '--watch', watched], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiledFolder, HANJI_DATA: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const addressOf = async () => (await liveHolder(folder))?.database?.ownerUrl;
  await expect.poll(() => said).toContain('watching');
  await expect.poll(addressOf, { timeout: 120_000 }).toBeTypeOf('string');
  const session = await openSession((await addressOf()) ?? '');
  const postmaster = () => readPidFile(path.join(folder, 'postgres', 'cluster'));
  const first = await postmaster();
  child.kill('SIGINT');
  await expect.poll(() => said).toContain('another command still uses');
  // What follows at once is an echo of the first.
  while (child.exitCode === null) {
    child.kill('SIGINT');
    await sleep(50);
  }
  expect(child.exitCode).toBe(130);
  expect((await session.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect((await postmaster())?.pid).toBe(first?.pid);
  await session.end();
  await expect.poll(postmaster).toBeNull();
});
