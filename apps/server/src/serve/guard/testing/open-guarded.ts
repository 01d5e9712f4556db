import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { startService, type Service } from '#serve/start-service.ts';
import { loadSettings } from '#settings/load-settings.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { writeEdition } from '#testing/served-process.ts';

export type Received = { readonly status: number; readonly body: string; readonly headers: object };

/**
 * A service with the Korean edition on free ports, as it is served, until the file of tests ends;
 * `start` begins another with settings of its own, and `lines` has what they log.
 */
export async function openGuarded() {
  const { url: databaseUrl } = await freshDatabase();
  const lines: string[] = [];
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-guard-'));
  await writeEdition(folder, 'ko');

  async function start(environment: Record<string, string>): Promise<Service> {
    const settings = loadSettings({
      DATABASE_URL: databaseUrl,
      HANJI_DATA: path.join(folder, 'data'),
      HANJI_EDITIONS: 'ko',
      HANJI_EDITIONS_FOLDER: folder,
      HANJI_PORT_SERVER: '0',
      HANJI_PORT_KO: '0',
      ...environment,
    });
    return startService(settings, { logTo: { write: (line) => lines.push(line) } });
  }

  const service = await start({});
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true });
  });
  return { lines, service, start };
}

/** What is answered at an address that is sent as it is, whatever stands in it. */
export function ask(
  { settings: { ports } }: Service,
  name: 'server' | 'ko',
  target: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports[name], path: target, method, headers };
    const outgoing = request(options, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        reject,
      );
    });
    outgoing.once('error', reject).end();
  });
}

/** What comes back on a connection on which bytes are sent, until the service closes it. */
export async function raw({ settings: { ports } }: Service, bytes: string): Promise<string> {
  const socket = connect(ports.server, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
