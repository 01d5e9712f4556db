import { spawn } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '#errors/start-error.ts';
import { databaseAccount } from '#postgres/account/account.ts';
import { readPidFile } from './process/postmaster.ts';
import { stopOrphan } from './process/stop-orphan.ts';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { queryAt } from '#testing/sql.ts';
import { superviseDatabase, type SupervisorEvent } from './supervisor.ts';

const asRoot = process.getuid?.() === 0;
let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'hanji-supervisor-'));
  await chmod(parent, 0o755);
  folder = path.join(parent, 'data');
  await mkdir(folder);
});

afterEach(async () => {
  await stopOrphan(path.join(folder, 'postgres', 'cluster'));
  await rm(parent, { recursive: true, force: true });
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('it did not come about in time');
    await sleep(20);
  }
}

describe('the database of a first start', () => {
  it('writes safely, listens on the loopback only, and knows Unicode', async () => {
    const database = await superviseDatabase(folder);
    const [row] = await queryAt(
      database.ownerUrl,
      `select current_setting('fsync') fsync, current_setting('listen_addresses') at,
        current_setting('unix_socket_directories') sockets, current_setting('password_encryption') crypt,
        lower('Ä') lower, 'Z' < 'a' as by_code_point`,
    );
    expect(row).toEqual({
      fsync: 'on',
      at: '127.0.0.1',
      sockets: '',
      crypt: 'scram-sha-256',
      lower: 'ä',
      by_code_point: true,
    });
    const [service] = await queryAt(
      database.url,
      `select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
    );
    expect(service).toEqual({
      rolname: 'hanji_service',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
    });
    const wrong = database.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(queryAt(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    await database.stop();
    await expect(queryAt(database.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('says in its log which rule was broken, and not by what value', async () => {
    const database = await superviseDatabase(folder);
    const at = database.ownerUrl;
    await queryAt(at, 'create table account (email text constraint one_email unique)');
    await queryAt(at, "insert into account values (concat('reader', '@mail.example'))");
    const twice = queryAt(at, "insert into account values (concat('reader', '@mail.example'))");
    await expect(twice).rejects.toThrow('one_email');
    await database.stop();
    const log = await readFile(path.join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('one_email');
    expect(log).not.toContain('reader@mail.example');
  });

  it('goes on with a cluster whose making was interrupted', async () => {
    await mkdir(path.join(folder, 'postgres/new-123/base'), { recursive: true });
    const database = await superviseDatabase(folder);
    await expect(stat(path.join(folder, 'postgres/new-123'))).rejects.toThrow('ENOENT');
    await database.stop();
  });
});

describe('superviseDatabase', () => {
  beforeEach(() => fillDataFolder(folder));

  it('keeps everything over an orderly stop', async () => {
    const first = await superviseDatabase(folder);
    await queryAt(first.ownerUrl, 'create table kept as select 7 as number');
    await first.stop();
    const second = await superviseDatabase(folder);
    expect(await queryAt(second.ownerUrl, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('starts PostgreSQL again, at the same address, each time it is killed', async () => {
    const events: SupervisorEvent['kind'][] = [];
    const database = await superviseDatabase(folder, { onEvent: ({ kind }) => events.push(kind) });
    await queryAt(database.ownerUrl, 'create table kept as select 7 as number');
    for (let round = 0; round < 2; round += 1) {
      const before = database.pid();
      process.kill(before, 'SIGKILL');
      await until(() => !database.isUp());
      await until(() => database.isUp());
      expect(database.pid()).not.toBe(before);
      expect(await queryAt(database.ownerUrl, 'select number from kept')).toEqual([{ number: 7 }]);
    }
    expect(events.filter((kind) => kind !== 'restart-failed')).toEqual([
      'lost',
      'restarted',
      'lost',
      'restarted',
    ]);
    await database.stop();
  });

  it('ends at once what it is just starting again', async () => {
    const database = await superviseDatabase(folder);
    const cluster = path.join(folder, 'postgres/cluster');
    const before = database.pid();
    // A standby that takes no sessions never says that it is ready.
    await appendFile(path.join(cluster, 'postgresql.conf'), '\nhot_standby = off\n');
    await writeFile(path.join(cluster, 'standby.signal'), '');
    await chmod(path.join(cluster, 'standby.signal'), 0o666);
    process.kill(before, 'SIGKILL');
    await until(async () => (await readPidFile(cluster))?.state === 'standby');
    const starting = (await readPidFile(cluster))?.pid ?? 0;
    expect(starting).not.toBe(before);
    const began = performance.now();
    await database.stop();
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(() => process.kill(starting, 0)).toThrow('ESRCH');
  });

  it('refuses a cluster of another version and leaves it as it is', async () => {
    const version = path.join(folder, 'postgres/cluster/PG_VERSION');
    await writeFile(version, '15\n');
    await expect(superviseDatabase(folder)).rejects.toThrow(
      /is of PostgreSQL 15, this service brings 18/,
    );
    expect(await readFile(version, 'utf8')).toBe('15\n');
    await writeFile(version, '18\n');
    const again = await superviseDatabase(folder);
    await again.stop();
  });

  it('says in one line why PostgreSQL does not start', async () => {
    await rm(path.join(folder, 'postgres/cluster/global/pg_control'));
    const start = superviseDatabase(folder);
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/^PostgreSQL did not start: [^\n]*pg_control[^\n]*$/);
  });
});

describe.runIf(asRoot)('a data folder that is closed to others, as root', () => {
  it('has its database where PostgreSQL can reach it, and finds it again', async () => {
    await chmod(parent, 0o700);
    const first = await superviseDatabase(folder);
    await queryAt(first.ownerUrl, 'create table kept as select 7 as number');
    await first.stop();
    const pointer = await readFile(path.join(folder, 'postgres.json'), 'utf8');
    const place = (JSON.parse(pointer) as { folder: string }).folder;
    try {
      expect(place).toMatch(/^\/var\/lib\/hanji\/[0-9a-f]{16}$/);
      expect(((await stat(path.join(place, 'cluster'))).mode & 0o777).toString(8)).toBe('700');

      await chmod(parent, 0o755);
      const second = await superviseDatabase(folder);
      expect(await queryAt(second.ownerUrl, 'select number from kept')).toEqual([{ number: 7 }]);
      await second.stop();

      const copy = path.join(parent, 'copy');
      await mkdir(copy);
      await writeFile(path.join(copy, 'postgres.json'), pointer);
      await expect(superviseDatabase(copy)).rejects.toThrow(`is a copy of ${folder}`);
    } finally {
      await rm(place, { recursive: true });
    }
    await expect(superviseDatabase(folder)).rejects.toThrow(`is gone from ${place}`);
  });

  it('does not hide a database that was in an open folder before', async () => {
    await fillDataFolder(folder);
    await chmod(parent, 0o700);
    await expect(superviseDatabase(folder)).rejects.toThrow(
      `let others pass ${parent} (chmod o+x)`,
    );
    await chmod(parent, 0o755);
    const second = await superviseDatabase(folder);
    await second.stop();
  });
});

describe('the pid file of a PostgreSQL that was killed', () => {
  it('does not keep it from starting when another program has the number', async () => {
    await fillDataFolder(folder);
    const first = await superviseDatabase(folder);
    await queryAt(first.ownerUrl, 'create table kept as select 7 as number');
    const file = path.join(folder, 'postgres/cluster/postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await first.stop();
    const account = await databaseAccount();
    const as = account === null ? {} : { uid: account.uid, gid: account.gid };
    const other = spawn('sleep', ['60'], { cwd: '/', stdio: 'ignore', ...as });
    await writeFile(file, [String(other.pid), ...lines.slice(1)].join('\n'));
    const second = await superviseDatabase(folder).finally(() => other.kill());
    expect(await queryAt(second.ownerUrl, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });
});
