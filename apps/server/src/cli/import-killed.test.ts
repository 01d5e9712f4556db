import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { written, zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import {
  openFolder,
  removeFolder,
  runHanji,
  serveHanji,
  type Served,
} from '#testing/served-process.ts';
import { queryAt } from '#testing/sql.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const pages = 8;

let clean: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of clean.toReversed()) await step();
  clean = [];
});

async function dataFolder(): Promise<string> {
  const folder = await openFolder();
  clean.push(() => removeFolder(folder));
  await fillDataFolder(folder);
  return folder;
}

const file = await longComic(await temporaryFolder());

async function longComic(folder: string): Promise<string> {
  const entries: Record<string, Uint8Array> = {};
  for (let index = 1; index <= pages; index += 1) {
    entries[`${index}.jpg`] = await encoded(1000, 2600, { seed: index, format: 'jpeg' });
  }
  return written(folder, 'long.cbz', await zipped(entries, { compress: false }));
}

async function serve(folder: string): Promise<Served> {
  const served = await serveHanji({ HANJI_DATA: folder });
  clean.push(async () => {
    if (served.child.exitCode === null && served.child.signalCode === null) {
      await served.end('SIGKILL');
    }
  });
  return served;
}

/** Starts an import, and resolves when it has stored a few pages. */
async function startImport(folder: string) {
  const child = spawn(process.execPath, [main, 'import', file, '--language', 'en-US'], {
    env: { PATH: process.env['PATH'], HANJI_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  while ((await stored(folder)) < 3) {
    if (child.exitCode !== null) throw new Error(`the import ended too early: ${stderr}`);
    await sleep(5);
  }
  return { child, ended, stderr: () => stderr };
}

async function stored(folder: string): Promise<number> {
  const at = path.join(folder, 'objects', 'pages');
  return (await readdir(at).catch(() => [])).length;
}

async function ask(folder: string, query: string): Promise<number> {
  const holder = await liveHolder(folder);
  const [row] = await queryAt<{ count: number }>(holder?.databaseUrl ?? '', query);
  return row?.count ?? -1;
}

function titles(folder: string) {
  return ask(folder, 'select count(*)::int as count from content');
}
function images(folder: string) {
  return ask(folder, 'select count(*)::int as count from chapter_image');
}

const completed = new RegExp(`^imported: long \\(id \\d+\\), 1 chapter, ${pages * 3} images\n$`);

it('works beside a running service, and after a kill of the import nothing is half visible', async () => {
  const folder = await dataFolder();
  await serve(folder);
  const killed = await startImport(folder);
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toBeNull();
  expect(await titles(folder)).toBe(0);
  expect(await images(folder)).toBe(0);
  const before = await stored(folder);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(pages * 3);
  const done = await runHanji(['import', file, '--language', 'en-US'], { HANJI_DATA: folder });
  expect(done).toMatchObject({ code: 0 });
  expect(done.stdout).toMatch(completed);
  expect([await titles(folder), await images(folder)]).toEqual([1, pages * 3]);
}, 600_000);

it('starts cleanly after server, PostgreSQL and import were killed at once, and completes', async () => {
  const folder = await dataFolder();
  const served = await serve(folder);
  const running = await startImport(folder);
  const postmaster = await readPidFile(path.join(folder, 'postgres', 'cluster'));
  if (postmaster === null) throw new Error('the database is not running');
  served.child.kill('SIGKILL');
  process.kill(postmaster.pid, 'SIGKILL');
  running.child.kill('SIGKILL');
  await running.ended;
  await serve(folder);
  expect(await titles(folder)).toBe(0);
  const done = await runHanji(['import', file, '--language', 'en-US'], { HANJI_DATA: folder });
  expect(done.stdout).toMatch(completed);
}, 600_000);

it('stops at Ctrl-C with one line, and the same command completes it', async () => {
  const folder = await dataFolder();
  await serve(folder);
  const running = await startImport(folder);
  running.child.kill('SIGINT');
  expect(await running.ended).toBe(130);
  expect(running.stderr()).toMatch(/stopped: nothing of it is shown/);
  expect(await titles(folder)).toBe(0);
  const done = await runHanji(['import', file, '--language', 'en-US'], { HANJI_DATA: folder });
  expect(done.stdout).toMatch(completed);
}, 600_000);

it('says in one line that the database went away, and the same command completes it', async () => {
  const folder = await dataFolder();
  await serve(folder);
  const running = await startImport(folder);
  const postmaster = await readPidFile(path.join(folder, 'postgres', 'cluster'));
  if (postmaster === null) throw new Error('the database is not running');
  process.kill(postmaster.pid, 'SIGKILL');
  expect(await running.ended).toBe(1);
  const lines = running.stderr().trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('importing: '))).toEqual([
    'the database went away: nothing of the work is shown, and the same command completes it',
  ]);
  const deadline = Date.now() + 300_000;
  let done = await runHanji(['import', file, '--language', 'en-US'], { HANJI_DATA: folder });
  while (done.code !== 0 && Date.now() < deadline) {
    await sleep(200);
    done = await runHanji(['import', file, '--language', 'en-US'], { HANJI_DATA: folder });
  }
  expect(done.stdout).toMatch(completed);
}, 600_000);
