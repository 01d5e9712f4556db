import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFilling } from '@hanji/demo-catalogue/start-filling.ts';
import { addTitle } from '@hanji/server/modules/testing/works.ts';
import { content } from '@hanji/server/db/schema/works/catalogue.ts';
import type { Prepared } from '@hanji/server/serve/start-service.ts';
import { loadSettings } from '@hanji/server/settings/load-settings.ts';
import { openLocalFolderStorage } from '@hanji/server/ports/local-folder-storage.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillCatalogue } from './fill-catalogue.ts';

const open = await freshDatabase();
const { db, url } = open;

let folder = '';
let prepared: Prepared;
const printed: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-fill-catalogue-'));
  const settings = loadSettings({ HANJI_DATA: path.join(folder, 'data'), DATABASE_URL: url });
  const storage = await openLocalFolderStorage(settings.dataFolder);
  prepared = { settings, database: open, storage };
  for (const way of ['log', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((line: string) => void printed.push(line));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  printed.length = 0;
  rmSync(folder, { recursive: true, force: true });
  await db.delete(content);
});

let started = 0;
/** A process that says and does what the lines say, in the place of the one that draws. */
function program(...lines: readonly string[]): typeof startFilling {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, ['const say = (kind) => process.send({ kind });', ...lines].join('\n'));
  return (address, onMessage) => {
    started += 1;
    return startFilling(address, onMessage, file);
  };
}
beforeEach(() => (started = 0));

function marks(): string[] {
  return readdirSync(prepared.settings.dataFolder).filter((name) => name.startsWith('demo-'));
}

function fill(start: typeof startFilling, signal = new AbortController().signal) {
  return fillCatalogue(prepared, signal, start);
}

const waits = 'const waiting = setInterval(() => {}, 1000);';
const ready = "say('arranged');";
const ends = 'process.disconnect();';

it('settles once the first works can be read, and marks a filling that came to its end', async () => {
  const filling = await fill(program(ready, ends));
  await expect.poll(marks).toHaveLength(1);
  await filling.stop();
  expect(printed).toEqual(['Drawing and writing the demo works, this once …']);
});

it('is not done again where it is marked and there are works, and is where there are none', async () => {
  await fill(program(ready, ends));
  await expect.poll(marks).toHaveLength(1);
  const second = await fill(program(ready, ends));
  expect(started).toBe(2);
  await second.stop();
  await addTitle(db);
  await fill(program(ready, ends));
  expect(started).toBe(2);
});

it('says so, and lets the service go on, where its mark finds no place', async () => {
  const { dataFolder } = prepared.settings;
  const endsWithFolder = `const { existsSync } = await import('node:fs');
    const looking = setInterval(() => {
      if (existsSync(${JSON.stringify(dataFolder)})) return;
      clearInterval(looking);
      process.disconnect();
    }, 20);`;
  const filling = await fill(program(ready, endsWithFolder));
  rmSync(dataFolder, { recursive: true });
  await expect.poll(() => printed.join('\n')).toContain('cannot be written (ENOENT)');
  await filling.stop();
});

it('leaves the catalogue as it is where it is told so', async () => {
  vi.stubEnv('HANJI_DEMO', 'none');
  const filling = await fill(program(ready, ends));
  await filling.stop();
  expect([started, marks(), printed]).toEqual([0, [], []]);
});

it('fails with what the process said, where it ends before anything can be read', async () => {
  const start = program("console.error('no room left');", 'process.exitCode = 1;', ends);
  await expect(fill(start)).rejects.toThrow(/did not all come in; start again\nno room left/);
  expect(marks()).toEqual([]);
});

it('says so, and lets the service go on, where it ends later', async () => {
  const start = program(ready, "console.error('no room left');", 'process.exitCode = 1;', ends);
  const filling = await fill(start);
  await expect.poll(() => printed.join('\n')).toContain('no room left');
  await filling.stop();
  expect(marks()).toEqual([]);
});

it('ends where it is when it is stopped, without a word and without a mark', async () => {
  const filling = await fill(program(waits, ready));
  await filling.stop();
  await filling.stop();
  expect(marks()).toEqual([]);
  expect(printed).toHaveLength(1);
});

it('lets an interrupted start end, before anything can be read', async () => {
  const stop = new AbortController();
  const begun = fill(program(waits), stop.signal);
  stop.abort();
  const filling = await begun;
  await filling.stop();
  expect(marks()).toEqual([]);
  expect(printed).toHaveLength(1);
});

it('does not begin where the start is interrupted already', async () => {
  await fill(program(waits), AbortSignal.abort());
  expect([started, marks(), printed]).toEqual([0, [], []]);
});
