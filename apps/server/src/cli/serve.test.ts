import { createServer, request } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
import { emptyDatabase, freshDatabase } from '#testing/fresh-database.ts';
import { queryAt, sqlOf } from '#testing/sql.ts';
import { liveHolder } from '#postgres/folder/data-lock.ts';
import { freePort } from '#postgres/process/free-port.ts';
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

async function listenAnywhere(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

function cluster(): string {
  return path.join(folder, 'postgres/cluster');
}

async function databaseUrl(): Promise<string> {
  return (await liveHolder(folder))?.databaseUrl ?? '';
}

async function query(statement: string): Promise<unknown[]> {
  return queryAt(await databaseUrl(), statement);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 50_000;
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

/** A beacon whose body arrives in two halves: the request is in flight until `finish`. */
function slowBeacon(url: string): { sent: Promise<void>; finish(): Promise<number | undefined> } {
  const body = JSON.stringify({
    beacons: [{ name: 'open', path: '/', locale: 'ko-KR', timezone: 'Asia/Seoul' }],
  });
  const outgoing = request(`${url}/log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    outgoing.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('error', reject);
  });
  answered.catch(() => {});
  const sent = new Promise<void>((resolve) => {
    outgoing.write(body.slice(0, 10), () => resolve());
  });
  return {
    sent,
    finish: () => {
      outgoing.end(body.slice(10));
      return answered;
    },
  };
}

describe('a start', () => {
  it('answers over IPv4 and as localhost, with request ids, and ends in order', async () => {
    const served = await serve();
    const { port } = new URL(served.url);
    expect(await status(`http://127.0.0.1:${port}/health`)).toBe(200);
    expect(await status(`http://localhost:${port}/ready`)).toBe(200);
    const given = await fetch(`${served.url}/app/ip`, { headers: { 'x-request-id': 'abcd-1234' } });
    expect(given.headers.get('x-request-id')).toBe('abcd-1234');
    const hostile = await fetch(`${served.url}/app/ip`, { headers: { 'x-request-id': 'a b' } });
    expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await served.end('SIGTERM')).toBe(0);
    expect(await readPidFile(cluster())).toBeNull();
  });

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

describe('a start that cannot be', () => {
  const refused = async (environment: Record<string, string>): Promise<string> => {
    const { code, stdout, stderr } = await runHanji(['serve'], {
      HANJI_DATA: folder,
      ...environment,
    });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    const lines = stderr.trimEnd().split('\n');
    return lines.at(-1) ?? '';
  };

  it('names a port that is taken, on either loopback, before it touches anything', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const other = createServer();
      const port = await listenAnywhere(other, host);
      const data = path.join(folder, 'untouched');
      expect(await refused({ HANJI_DATA: data, HANJI_PORT_SERVER: String(port) })).toBe(
        `port ${port} is taken by another program: stop that one, or set HANJI_PORT_SERVER to another port`,
      );
      await expect(readFile(data)).rejects.toThrow('ENOENT');
      other.close();
    }
  });

  it('names the process that has the data folder already, which goes on', async () => {
    await fillDataFolder(folder);
    const first = await serve();
    expect(await refused({})).toBe(
      `the data folder ${folder} is in use by process ${first.child.pid}: stop that one first, or set HANJI_DATA to another folder`,
    );
    expect(await status(`${first.url}/ready`)).toBe(200);
  });

  it('names a data folder that cannot be written', async () => {
    await writeFile(path.join(folder, 'file'), '');
    for (const data of [
      path.join(folder, 'file'),
      '/proc/hanji',
      path.join(folder, 'file/below'),
    ]) {
      expect(await refused({ HANJI_DATA: data })).toMatch(
        new RegExp(`^cannot write in the data folder ${data} \\(E[A-Z]+\\): make it writable`),
      );
    }
  });

  it('names a database of another version, and leaves it as it is', async () => {
    await mkdir(cluster(), { recursive: true });
    await writeFile(path.join(cluster(), 'PG_VERSION'), '17\n');
    expect(await refused({})).toMatch(
      /is of PostgreSQL 17, this service brings 18: set HANJI_DATA/,
    );
    expect(await readFile(path.join(cluster(), 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('names a DATABASE_URL that does not answer, without its password', async () => {
    const port = await freePort();
    expect(await refused({ DATABASE_URL: `postgres://u:hush@127.0.0.1:${port}/hanji` })).toBe(
      `DATABASE_URL: no answer from 127.0.0.1:${port} (ECONNREFUSED): start that database, or mend the address`,
    );
  });

  it('names an edition that is not built', async () => {
    const line = await refused({ HANJI_EDITIONS: 'ja', HANJI_EDITIONS_FOLDER: folder });
    expect(line).toContain('the edition ja is not built');
  });

  it('names a setting that cannot be used, and a command that there is not', async () => {
    expect(await refused({ HANJI_PORT_KO: 'x' })).toContain('HANJI_PORT_KO=x: use a port');
    const { code, stderr } = await runHanji(['sevre'], {});
    expect([code, stderr]).toEqual([
      1,
      'there is no command "sevre": "pnpm hanji help" lists those there are\n',
    ]);
    expect((await runHanji(['serve', '--port=1'], {})).stderr).toBe("Unknown option '--port'\n");
  });
});

describe('stopping', () => {
  it('finishes a request in flight, tells balancers, and takes no new connection', async () => {
    await fillDataFolder(folder);
    const served = await serve();
    const beacon = slowBeacon(served.url);
    await beacon.sent;
    await status(`${served.url}/health`);
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
    await beacon.sent;
    await status(`${served.url}/health`);
    const began = performance.now();
    expect(await served.end('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeGreaterThan(900);
    await expect(beacon.finish()).rejects.toThrow();
  });
});

describe('PostgreSQL killed under load', () => {
  it('is answered with 503 in the envelope until it is back, and never with anything worse', async () => {
    await fillDataFolder(folder);
    const served = await serve();
    const seen = new Set<number>();
    const bodies = new Set<string>();
    const loading = new AbortController();
    const load = async (): Promise<void> => {
      while (!loading.signal.aborted) {
        const response = await fetch(`${served.url}/genre/all_comic/drama`);
        const body = await response.text();
        seen.add(response.status);
        if (response.status >= 500) bodies.add(body);
      }
    };
    const clients = Array.from({ length: 4 }, load);
    await until(async () => seen.size > 0);
    process.kill((await readPidFile(cluster()))?.pid ?? 0, 'SIGKILL');
    await until(async () => seen.has(503));
    await until(async () => (await status(`${served.url}/ready`)) === 200);
    loading.abort();
    await Promise.all(clients);
    expect([...seen].filter((code) => code >= 500)).toEqual([503]);
    for (const body of bodies) {
      expect(JSON.parse(body)).toMatchObject({ data: null, result: { code: 503 } });
    }
    expect(served.stdout()).toContain('"kind":"restarted"');
    // A service that is briefly unavailable has not failed: its log says so by the code.
    expect(served.stdout()).toContain('"code":503');
    expect(served.stdout()).not.toContain('"level":"error"');
  });
});

describe('with DATABASE_URL', () => {
  it('serves from it, and two processes share it', async () => {
    const { url } = await freshDatabase();
    const [one, two] = await Promise.all([
      serve({ DATABASE_URL: url }),
      serve({ DATABASE_URL: url }),
    ]);
    expect(await status(`${one.url}/ready`)).toBe(200);
    expect(await status(`${two.url}/ready`)).toBe(200);
    await expect(readFile(path.join(cluster(), 'PG_VERSION'))).rejects.toThrow('ENOENT');
  });

  it('migrates it by command, and beside a running service', async () => {
    const url = await emptyDatabase();
    const outcome = await runHanji(['migrate'], { DATABASE_URL: url, HANJI_DATA: folder });
    expect(outcome).toMatchObject({ code: 0, stdout: 'the database has the newest schema\n' });
    await fillDataFolder(folder);
    await serve();
    expect(await runHanji(['migrate'], { HANJI_DATA: folder })).toMatchObject({ code: 0 });
    expect(await runHanji(['migrate', 'twice'], {})).toMatchObject({
      code: 1,
      stderr: 'unexpected argument "twice"\n',
    });
  });
});

describe('logs', () => {
  it('hold one line per request, and nothing of secrets, cookies or persons', async () => {
    await fillDataFolder(folder);
    await writeEdition(folder, 'ko');
    const served = await serve({
      HANJI_EDITIONS: 'ko',
      HANJI_EDITIONS_FOLDER: folder,
      HANJI_TRUST_PROXY: '1',
      HANJI_REQUEST_SECRET: 'hush-secret',
      HANJI_LOG_LEVEL: 'trace',
    });
    for (const base of [served.url, `${served.urls['ko']}/api`]) {
      await fetch(`${base}/app/ip?signature=hush-query`, {
        headers: {
          authorization: 'Bearer hush-token',
          cookie: 'hanji_session=hush-cookie',
          'x-forwarded-for': '198.51.100.77',
          'x-immutable-uid': 'hush-uid',
        },
      });
    }
    await served.end('SIGTERM');
    const lines = served.stdout().trimEnd().split('\n');
    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['msg'] === 'request');
    expect(requests).toEqual([
      expect.objectContaining({ level: 'info', origin: 'server', path: '/app/ip', status: 200 }),
      expect.objectContaining({ origin: 'ko', path: '/api/app/ip', status: 200 }),
    ]);
    expect(served.stdout() + served.stderr()).not.toMatch(/hush|198\.51\.100\.77/);
  });
});
