import { createServer } from 'node:http';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '#errors/start-error.ts';
import { freePort } from '#postgres/process/free-port.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { openFolder, removeFolder } from '#testing/served-process.ts';
import { startService } from './start-service.ts';

let folder: string;
beforeEach(async () => {
  folder = await openFolder();
});
afterEach(() => removeFolder(folder));

async function listenAnywhere(server: Server, host: string): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

/** The line that a start ends with, which the command shows: see serve.test.ts. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const settings = loadSettings({
    HANJI_DATA: folder,
    HANJI_EDITIONS: 'none',
    HANJI_PORT_SERVER: '0',
    ...environment,
  });
  const error: unknown = await startService(settings, { logTo: { write: () => {} } }).then(
    (service) => service.stop(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return error instanceof StartError ? error.message : '';
}

it.each(['127.0.0.1', '::1'])(
  'names a port that is taken at %s, before it touches anything',
  async (host) => {
    const other = createServer();
    const port = await listenAnywhere(other, host);
    const data = path.join(folder, 'untouched');
    expect(await refusal({ HANJI_DATA: data, HANJI_PORT_SERVER: String(port) })).toBe(
      `port ${port} is taken by another program: stop that one, or set HANJI_PORT_SERVER to another port`,
    );
    await expect(access(data)).rejects.toThrow('ENOENT');
    other.close();
  },
);

it('names a data folder that cannot be written', async () => {
  await writeFile(path.join(folder, 'file'), '');
  for (const data of [path.join(folder, 'file'), '/proc/hanji', path.join(folder, 'file/below')]) {
    expect(await refusal({ HANJI_DATA: data })).toMatch(
      new RegExp(`^cannot write in the data folder ${data} \\(E[A-Z]+\\): make it writable`),
    );
  }
});

it('names a database of another version, and leaves it as it is', async () => {
  const cluster = path.join(folder, 'postgres/cluster');
  await mkdir(cluster, { recursive: true });
  await writeFile(path.join(cluster, 'PG_VERSION'), '17\n');
  expect(await refusal({})).toMatch(/is of PostgreSQL 17, this service brings 18: set HANJI_DATA/);
  expect(await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).toBe('17\n');
});

it('names a DATABASE_URL that does not answer, without its password', async () => {
  const port = await freePort();
  expect(await refusal({ DATABASE_URL: `postgres://u:hush@127.0.0.1:${port}/hanji` })).toBe(
    `DATABASE_URL: no answer from 127.0.0.1:${port} (ECONNREFUSED): start that database, or mend the address`,
  );
});

it('names an edition that is not built', async () => {
  const line = await refusal({ HANJI_EDITIONS: 'ja', HANJI_EDITIONS_FOLDER: folder });
  expect(line).toContain('the edition ja is not built');
});
