import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { defaultRequestSecret, headerDefaults, headerNames } from '@hanji/contract/headers.ts';
import { encoded } from '@hanji/server/ingest/testing/pictures.ts';
import { environmentOf, findPlace, originNames, type ServicePlace } from '#service/run-service.ts';
import { alive, familyOf, signalGroup } from './processes.ts';
import { npmStart, type Started } from './npm-start.ts';

const hanji = fileURLToPath(import.meta.resolve('@hanji/server/cli/main.ts'));
const comicName = 'Paper Boats';
const startTimeout = 180_000;

let folder = '';
let place: ServicePlace;
let comicId = '';
const started: Started[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanji-npm-start-'));
  chmodSync(folder, 0o755);
  place = await findPlace(path.join(folder, 'data'), path.join(folder, 'log'));
  const comic = path.join(folder, comicName);
  mkdirSync(comic);
  writeFileSync(path.join(comic, '1.png'), await encoded(60, 80));
  const args = [hanji, 'import', comic, '--language', 'ko-KR'];
  const env = environmentOf(place);
  const imported = execFileSync(process.execPath, args, { env, stdio: 'pipe' });
  comicId = /\(id (\d+)\)/.exec(imported.toString())?.[1] ?? '';
}, startTimeout);

afterEach(async () => {
  for (const { child, end } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await end;
  }
}, startTimeout);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(where = place): Started {
  const launched = npmStart(where);
  started.push(launched);
  return launched;
}

/** What a client of ours sends with each call. */
function callHeaders(): Record<string, string> {
  const time = String(Date.now());
  const checksum = createHash('sha256').update(`${defaultRequestSecret}{ip}${time}`).digest('hex');
  return {
    [headerNames.clientOs]: 'linux',
    [headerNames.clientStore]: headerDefaults.clientStore,
    [headerNames.clientPlatform]: headerDefaults.clientPlatform,
    [headerNames.requestTime]: time,
    [headerNames.checksum]: checksum,
    [headerNames.acceptLanguage]: 'ko-KR',
  };
}

/** Home answers, and so does a title that was there before this start. */
async function answers(): Promise<void> {
  const home = await fetch(`${place.origins.ko}/`);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('id="root"')]);
  const call = await fetch(`${place.origins.ko}/api/comic/${comicId}`, { headers: callHeaders() });
  expect([call.status, await call.text()]).toEqual([200, expect.stringContaining(comicName)]);
}

async function databasePid(): Promise<number> {
  const file = path.join(place.dataFolder, 'postgres/cluster/postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

it(
  'prints a line per address, then "ready" alone; Ctrl-C ends everything, the database too',
  async () => {
    const { child, printed, ready, end } = start();
    await ready;
    for (const name of originNames) {
      expect(printed.out).toMatch(new RegExp(`^ +${name} +${place.origins[name]}$`, 'm'));
    }
    expect(printed.out.trimEnd().split('\n').at(-1)).toBe('ready');
    expect(printed.err).toBe('');
    await answers();
    const family = [...familyOf(child.pid), await databasePid()];
    expect(family.length).toBeGreaterThan(3);
    signalGroup(child.pid, 'SIGINT');
    await end;
    await expect.poll(() => alive(family)).toEqual([]);
    await expect(fetch(place.origins.ko)).rejects.toThrow(/fetch failed/);
  },
  startTimeout,
);

it(
  'starts again with all data; a second start beside it is one line and a failure; SIGTERM ends everything',
  async () => {
    const { child, ready, end } = start();
    await ready;
    await answers();
    const second = start(await findPlace(place.dataFolder, place.logFile));
    expect(await second.end).toBe(1);
    expect(second.printed.err).toMatch(/^[^\n]+\n$/);
    expect(second.printed.err).toContain(place.dataFolder);
    await answers();
    const family = [...familyOf(child.pid), await databasePid()];
    child.kill('SIGTERM');
    await end;
    await expect.poll(() => alive(family)).toEqual([]);
  },
  startTimeout,
);
