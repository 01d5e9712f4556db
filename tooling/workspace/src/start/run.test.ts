import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiledFolder } from '@hanji/server/cli/process/quick-imports.ts';
import { freePort } from '@hanji/server/postgres/process/free-port.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = path.join(import.meta.dirname, 'main.ts');
const anyPort = ['SERVER', 'KO', 'JA', 'GLOBAL', 'VI', 'STAND_INS', 'PAYMENTS'].map((name) => [
  `HANJI_PORT_${name}`,
  '0',
]);

// Each test starts a PostgreSQL of its own, beside the tests of other packages.
vi.setConfig({ testTimeout: 600_000 });

let data = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'hanji-start-'));
  // A closed folder would send the cluster elsewhere, and leave it there.
  chmodSync(data, 0o755);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  rmSync(data, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiledFolder,
      DATABASE_URL: '',
      HANJI_DATA: path.join(data, 'kept'),
      HANJI_EDITIONS: 'none',
      HANJI_DEMO: 'none',
      ...Object.fromEntries(anyPort),
      ...settings,
    },
    // As the launcher does.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (text: Buffer) => (printed.out += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (printed.err += text.toString()));
  const end = once(child, 'close').then(([code]: unknown[]) => code);
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => /^ready$/m.test(printed.out) && resolve());
    child.on('close', () => reject(new Error(`ended before it was ready: ${printed.err}`)));
  });
  // A start that is meant to fail has nobody who waits for it to be ready.
  ready.catch(() => {});
  return { child, printed, end, ready };
}

/**
 * One line that says what is wrong, a code that says so too, and no stack. What else the service
 * refuses to start for, its own tests say (`serve/refused-start.test.ts`).
 */
async function refusal({ end, printed }: ReturnType<typeof start>): Promise<string> {
  expect(await end).toBe(1);
  expect(printed.out).not.toMatch(/^ready$/m);
  // With all that it says, should it ever be a stack.
  expect(printed.err, printed.err).toMatch(/^[^\n]+\n$/);
  return printed.err;
}

async function portOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? String(address.port) : '';
}

it('answers at the addresses that it prints, and stops cleanly when it is interrupted', async () => {
  const { child, printed, end, ready } = start();
  await ready;
  const [, url = ''] = /server +(http:\S+)/.exec(printed.out) ?? [];
  expect((await fetch(`${url}/health`)).status).toBeLessThan(500);
  const [, standIns = ''] = /stand-ins +(http:\S+)/.exec(printed.out) ?? [];
  expect((await fetch(`${standIns}/.well-known/openid-configuration`)).status).toBe(200);
  const [, payments = ''] = /payments +(http:\S+)/.exec(printed.out) ?? [];
  // Only the service is answered there.
  expect((await fetch(payments)).status).toBe(401);
  expect(printed.out.trimEnd().split('\n').at(-1)).toBe('ready');
  child.kill('SIGINT');
  expect(await end).toBe(0);
  await expect(fetch(url)).rejects.toThrow(/fetch failed/);
  await expect(fetch(standIns)).rejects.toThrow(/fetch failed/);
  await expect(fetch(payments)).rejects.toThrow(/fetch failed/);
  expect(printed.err).toBe('');
  expect(readFileSync(path.join(data, 'kept/service.log'), 'utf8')).toContain('"ready"');
});

it('refuses a second start on the same data folder and ports, and the first goes on until it is told to stop', async () => {
  // Named long before they are listened at.
  const portOfOwn = async (from: number): Promise<string> =>
    String(await freePort(['127.0.0.1'], { from, below: from + 300 }));
  const ports = {
    HANJI_PORT_SERVER: await portOfOwn(31_000),
    HANJI_PORT_STAND_INS: await portOfOwn(31_300),
    HANJI_PORT_PAYMENTS: await portOfOwn(31_600),
  };
  const first = start(ports);
  await first.ready;
  // What both would want besides is only a consequence.
  expect(await refusal(start(ports))).toContain(path.join(data, 'kept'));
  const [, url = ''] = /server +(http:\S+)/.exec(first.printed.out) ?? [];
  expect((await fetch(`${url}/health`)).status).toBeLessThan(500);
  first.child.kill('SIGTERM');
  expect(await first.end).toBe(0);
  await expect(fetch(url)).rejects.toThrow(/fetch failed/);
  expect(first.printed.err).toBe('');
});

it('says which port is taken', async () => {
  const holder = createServer();
  const port = await portOf(holder);
  expect(await refusal(start({ HANJI_PORT_SERVER: port }))).toContain(`port ${port} is taken`);
  holder.close();
});

it('says which setting cannot be used', async () => {
  expect(await refusal(start({ HANJI_PORT_KO: 'many' }))).toContain('HANJI_PORT_KO=many');
});

it('says that a data folder cannot be made, and leaves alone what stands in its place', async () => {
  const file = path.join(data, 'a-file');
  writeFileSync(file, 'kept');
  expect(await refusal(start({ HANJI_DATA: path.join(file, 'data') }))).toContain(file);
  expect(readFileSync(file, 'utf8')).toBe('kept');
});
