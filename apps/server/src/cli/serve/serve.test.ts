import { request } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openFolder,
  removeFolder,
  runHanji,
  serveHanji,
  writeEdition,
  type Served,
} from '#testing/served-process.ts';
import { openDatabase } from '#db/client.ts';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { emptyDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { queryAt, sqlOf } from '#testing/sql.ts';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { readPidFile } from '#postgres/process/postmaster.ts';
import { startOf } from '#postgres/process/process-identity.ts';

let folder: string;
let running: Served[] = [];

beforeEach(async () => {
  folder = await openFolder();
});

afterEach(async () => {
  for (const served of running) if (served.child.exitCode === null) await served.end('SIGKILL');
  running = [];
  await removeFolder(folder);
});

async function serve(environment: Record<string, string> = {}): Promise<Served & { url: string }> {
  const served = await serveHanji({ HANJI_DATA: folder, ...environment });
  running.push(served);
  return { ...served, url: served.urls['server'] ?? '' };
}

function cluster(): string {
  return path.join(folder, 'postgres/cluster');
}

async function databaseUrl(): Promise<string> {
  return (await liveHolder(folder))?.database?.ownerUrl ?? '';
}

async function query(statement: string): Promise<unknown[]> {
  return queryAt(await databaseUrl(), statement);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not come about in time');
    await sleep(25);
  }
}

function status(url: string): Promise<number> {
  return fetch(url).then(
    (response) => response.arrayBuffer().then(() => response.status),
    () => 0,
  );
}

/**
 * A beacon whose body arrives in two halves: the request is in flight from `taken` on, when the
 * service has read its head, until `finish`.
 */
function slowBeacon(url: string): { taken: Promise<void>; finish(): Promise<number | undefined> } {
  const body = JSON.stringify({
    beacons: [{ name: 'open', path: '/', locale: 'ko-KR', timezone: 'Asia/Seoul' }],
  });
  const outgoing = request(`${url}/log`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      expect: '100-continue',
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    outgoing.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('error', reject);
  });
  answered.catch(() => {});
  const taken = new Promise<void>((resolve) => {
    outgoing.once('continue', () => outgoing.write(body.slice(0, 10), () => resolve()));
  });
  return {
    taken,
    finish: () => {
      outgoing.end(body.slice(10));
      return answered;
    },
  };
}

describe('a first start', () => {
  let data: string;
  let served: Served;

  beforeAll(async () => {
    data = await openFolder();
    await writeEdition(data, 'ko');
    served = await serveHanji({
      HANJI_DATA: data,
      HANJI_EDITIONS: 'ko',
      HANJI_EDITIONS_FOLDER: data,
      HANJI_TRUST_PROXY: '1',
      HANJI_REQUEST_SECRET: 'hush-secret',
      HANJI_LOG_LEVEL: 'trace',
    });
  });

  afterAll(async () => {
    if (served.child.exitCode === null) await served.end('SIGKILL');
    await removeFolder(data);
  });

  it('answers over IPv4 and as localhost, with request ids', async () => {
    const url = served.urls['server'] ?? '';
    const { port } = new URL(url);
    expect(await status(`http://127.0.0.1:${port}/health`)).toBe(200);
    expect(await status(`http://localhost:${port}/ready`)).toBe(200);
    const given = await fetch(`${url}/health`, { headers: { 'x-request-id': 'abcd-1234' } });
    expect(given.headers.get('x-request-id')).toBe('abcd-1234');
    const hostile = await fetch(`${url}/health`, { headers: { 'x-request-id': 'a b' } });
    expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has its data folder alone: another start is a line that names it', async () => {
    const { code, stdout, stderr } = await runHanji(['serve'], { HANJI_DATA: data });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `the data folder ${data} is in use by process ${served.child.pid}: stop that one first, or set HANJI_DATA to another folder\n`,
    );
    expect(await status(`${served.urls['server']}/ready`)).toBe(200);
  });

  it('shares its database with a command beside it', async () => {
    expect(await runInProcess(['migrate'], { HANJI_DATA: data })).toMatchObject({ code: 0 });
  });

  it('logs one line per request, and nothing of secrets, cookies or persons; ends in order', async () => {
    for (const base of [served.urls['server'], `${served.urls['ko']}/api`]) {
      await fetch(`${base}/app/ip?signature=hush-query`, {
        headers: {
          authorization: 'Bearer hush-token',
          cookie: 'hanji_session=hush-cookie',
          'x-forwarded-for': '198.51.100.77',
          'x-immutable-uid': 'hush-uid',
        },
      });
    }
    expect(await served.end('SIGTERM')).toBe(0);
    expect(await readPidFile(path.join(data, 'postgres/cluster'))).toBeNull();
    const lines = served.stdout().trimEnd().split('\n');
    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['msg'] === 'request' && String(line['path']).endsWith('/app/ip'));
    expect(requests).toEqual([
      expect.objectContaining({ level: 'info', origin: 'server', path: '/app/ip', status: 200 }),
      expect.objectContaining({ origin: 'ko', path: '/api/app/ip', status: 200 }),
    ]);
    expect(served.stdout() + served.stderr()).not.toMatch(/hush|198\.51\.100\.77/);
  });
});

describe('a start after a kill', () => {
  it('keeps everything after kill -9 of the service, and ends the orphan it left', async () => {
    await fillDataFolder(folder);
    const first = await serve();
    await query('insert into member (guest) select true from generate_series(1, 100)');
    const orphan = (await readPidFile(cluster()))?.pid ?? 0;
    await first.end('SIGKILL');
    expect(await startOf(orphan)).not.toBeNull();

    const second = await serve();
    expect(second.stderr()).toContain('ended the database of an earlier start');
    expect(await startOf(orphan)).toBeNull();
    expect(await query('select count(*)::int as members from member')).toEqual([{ members: 100 }]);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('loses no acknowledged write when service and PostgreSQL are killed while writing', async () => {
    await fillDataFolder(folder);
    const first = await serve();
    const database = openDatabase(await databaseUrl());
    const sql = sqlOf(database.db);
    await sql`create table written (number int primary key)`;
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await sql`insert into written values (${acknowledged + 1})`;
        acknowledged += 1;
      }
    })().catch(() => {});
    await until(async () => acknowledged > 50);
    const pid = (await readPidFile(cluster()))?.pid ?? 0;
    first.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await database.close();
    await writing;

    await serve();
    const [row] = await query('select max(number) as last, count(*)::int as count from written');
    const { last, count } = row as { last: number; count: number };
    expect(last).toBeGreaterThanOrEqual(acknowledged);
    expect(count).toBe(last);
  });
});

describe('stopping', () => {
  it('finishes a request in flight, tells balancers, and takes no new connection', async () => {
    await fillDataFolder(folder);
    // Far more than it takes, on a busy machine too.
    const served = await serve({ HANJI_DRAIN_SECONDS: '120' });
    const beacon = slowBeacon(served.url);
    await beacon.taken;
    served.child.kill('SIGTERM');
    served.child.kill('SIGTERM');
    await until(async () => (await status(`${served.url}/health`)) === 0);
    expect(served.child.exitCode).toBeNull();
    expect(await beacon.finish()).toBe(200);
    expect(await served.end('SIGINT')).toBe(0);
    expect(await readPidFile(cluster())).toBeNull();
  });

  it('cuts what takes longer than HANJI_DRAIN_SECONDS', async () => {
    await fillDataFolder(folder);
    const served = await serve({ HANJI_DRAIN_SECONDS: '1' });
    const beacon = slowBeacon(served.url);
    await beacon.taken;
    const began = performance.now();
    expect(await served.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeGreaterThan(900);
    // What was cut may be told so before its connection breaks.
    const answer = await beacon.finish().catch(() => 'broken');
    expect([503, 'broken']).toContain(answer);
  });
});

it.each([
  [['sevre'], 'there is no command "sevre": "pnpm hanji help" lists those there are'],
  [['serve', '--port=1'], 'there is no option --port: --help lists those there are'],
  [['migrate', 'twice'], 'unexpected argument "twice"'],
  [['serve'], 'HANJI_PORT_KO=x: use a port from 1 to 65535, or 0 for any free one'],
])('answers %j that cannot be with one line', async (args, line) => {
  const outcome = await runInProcess(args, { HANJI_DATA: folder, HANJI_PORT_KO: 'x' });
  expect(outcome).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
});

it('migrates the database at DATABASE_URL by command', async () => {
  const url = await emptyDatabase();
  expect(await runInProcess(['migrate'], { DATABASE_URL: url, HANJI_DATA: folder })).toMatchObject({
    code: 0,
    stdout: 'the database has the newest schema\n',
  });
});
