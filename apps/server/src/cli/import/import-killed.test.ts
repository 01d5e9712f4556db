import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiledFolder } from '#cli/process/quick-imports.ts';
import { openSession } from '#db/session.ts';
import { written, zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { openFolder, removeFolder, serveHanji, type Served } from '#testing/served-process.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { queryAt } from '#testing/sql.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
// More than an import has under way at once.
const pages = 24;
const folder = await openFolder();
const works = await temporaryFolder();
let served: Served;

beforeAll(async () => {
  await fillDataFolder(folder);
  served = await serveHanji({ HANJI_DATA: folder });
});

afterAll(async () => {
  await served.end('SIGKILL');
  await removeFolder(folder);
});

/** A comic of pictures that no other one has. */
async function comicNamed(name: string, firstSeed: number): Promise<string> {
  const entries: Record<string, Uint8Array> = {};
  for (let index = 1; index <= pages; index += 1) {
    entries[`${index}.png`] = await encoded(60, 80, { seed: firstSeed + index });
  }
  return written(works, `${name}.cbz`, await zipped(entries, { compress: false }));
}

async function databaseUrl(): Promise<string> {
  return (await liveHolder(folder))?.database?.ownerUrl ?? '';
}

async function ask(query: string): Promise<number> {
  const [row] = await queryAt<{ count: number }>(await databaseUrl(), query);
  return row?.count ?? -1;
}

/** What readers could see of a work: its title, and pages of it. */
async function shown(name: string): Promise<number[]> {
  return [
    await ask(`select count(*)::int as count from content where name = '${name}'`),
    await ask(`select count(*)::int as count from chapter_image i join chapter c on c.id = chapter_id
      join content t on t.id = c.content_id where t.name = '${name}'`),
  ];
}

async function stored(): Promise<number> {
  const at = path.join(folder, 'objects', 'pages');
  return (await readdir(at).catch(() => [])).length;
}

/** Starts an import, and resolves when it waits in the middle, until it is let go. */
async function startImport(file: string) {
  const before = await stored();
  const session = await openSession(await databaseUrl());
  // Its end is what one of the tests is about.
  session.on('error', () => {});
  // The files of a page lie there before its row, which has to wait.
  await session.query('begin; lock table image in exclusive mode');
  const child = spawn(process.execPath, [main, 'import', file, '--language', 'en-US'], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiledFolder, HANJI_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const waiting = `select count(*)::int as count from pg_locks where not granted and relation = 'image'::regclass`;
  while ((await ask(waiting)) === 0) {
    if (child.exitCode !== null) throw new Error(`the import ended too early: ${stderr}`);
    await sleep(20);
  }
  const half = (await stored()) - before;
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(pages);
  return { child, ended, stderr: () => stderr, letGo: () => session.end() };
}

function importAgain(file: string) {
  return runInProcess(['import', file, '--language', 'en-US'], { HANJI_DATA: folder });
}

async function expectCompleted(name: string, { stdout }: { stdout: string }): Promise<void> {
  expect(stdout).toMatch(
    new RegExp(`^imported: ${name} \\(id \\d+\\), 1 chapter, ${pages} images\n$`),
  );
  expect(await shown(name)).toEqual([1, pages]);
}

it('works beside a running service, and after a kill of the import nothing is half visible', async () => {
  const file = await comicNamed('killed', 0);
  const running = await startImport(file);
  running.child.kill('SIGKILL');
  expect(await running.ended).toBeNull();
  await running.letGo();
  expect(await shown('killed')).toEqual([0, 0]);
  await expectCompleted('killed', await importAgain(file));
});

it('stops at Ctrl-C with one line, and the same command completes it', async () => {
  const file = await comicNamed('stopped', 100);
  const running = await startImport(file);
  running.child.kill('SIGINT');
  await running.letGo();
  expect(await running.ended).toBe(130);
  expect(running.stderr()).toMatch(/stopped: nothing of it is shown/);
  expect(await shown('stopped')).toEqual([0, 0]);
  await expectCompleted('stopped', await importAgain(file));
});

it('says in one line that the database went away, and the same command completes it', async () => {
  const file = await comicNamed('deserted', 200);
  const running = await startImport(file);
  const postmaster = await readPidFile(path.join(folder, 'postgres', 'cluster'));
  if (postmaster === null) throw new Error('the database is not running');
  process.kill(postmaster.pid, 'SIGKILL');
  expect(await running.ended).toBe(1);
  const lines = running.stderr().trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('importing: '))).toEqual([
    'the database went away: nothing of the work is shown, and the same command completes it',
  ]);
  // The service may notice later than the import, and say for a moment that it is ready.
  const isBack = async (): Promise<boolean> => {
    const found = await readPidFile(path.join(folder, 'postgres', 'cluster'));
    return found?.state === 'ready' && found.pid !== postmaster.pid;
  };
  await expect.poll(isBack).toBe(true);
  await expectCompleted('deserted', await importAgain(file));
});

it('starts cleanly after server, PostgreSQL and import were killed at once, and completes', async () => {
  const file = await comicNamed('everything', 300);
  const running = await startImport(file);
  const postmaster = await readPidFile(path.join(folder, 'postgres', 'cluster'));
  if (postmaster === null) throw new Error('the database is not running');
  served.child.kill('SIGKILL');
  process.kill(postmaster.pid, 'SIGKILL');
  running.child.kill('SIGKILL');
  await running.ended;
  served = await serveHanji({ HANJI_DATA: folder });
  expect(await shown('everything')).toEqual([0, 0]);
  await expectCompleted('everything', await importAgain(file));
});
