import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { compiledFolder } from '@hanji/server/cli/process/quick-imports.ts';
import { hostAddresses } from '@hanji/server/serve/listening/addresses.ts';
import { freePort, type PortRange } from '@hanji/server/postgres/process/free-port.ts';

export const originNames = ['server', 'ko', 'ja', 'global', 'vi-refund'] as const;
export type OriginName = (typeof originNames)[number];
export type Origins = Readonly<Record<OriginName, string>>;

export type ServicePlace = {
  readonly dataFolder: string;
  /** Holds `<edition>/dist`; the checkout's own where it is left out. */
  readonly editionsFolder?: string;
  readonly ports: Readonly<Record<OriginName, number>>;
  readonly origins: Origins;
  /** Where what the service prints is added to. */
  readonly logFile: string;
  /** Settings of what stands in for services of others; none where it is left out. */
  readonly standIns?: Readonly<Record<string, string>>;
};

const program = fileURLToPath(import.meta.resolve('@hanji/server/cli/main.ts'));
const startWithinMs = 180_000;

/**
 * A place's ports are named minutes before its service listens at them, and while it is started
 * again nobody does: the set-up, each worker and the tests of `npm start` draw where no other does.
 */
function ownRange(): PortRange {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? -1);
  const from = process.env['VITEST'] ? 30_000 : 28_000 + worker * 1000;
  return { from, below: from + 1000 };
}

async function freePorts(count: number): Promise<number[]> {
  const hosts = await hostAddresses('localhost');
  const found = new Set<number>();
  while (found.size < count) found.add(await freePort(hosts, ownRange()));
  return [...found];
}

/** Addresses of their own for a service on a data folder. */
export async function findPlace(
  dataFolder: string,
  logFile: string,
  editionsFolder?: string,
): Promise<ServicePlace> {
  const free = await freePorts(originNames.length);
  const ports = Object.fromEntries(
    originNames.map((name, index) => [name, free[index] ?? 0]),
  ) as Record<OriginName, number>;
  const origins = Object.fromEntries(
    originNames.map((name) => [name, `http://localhost:${ports[name]}`]),
  ) as Record<OriginName, string>;
  return { dataFolder, ports, origins, logFile, ...(editionsFolder && { editionsFolder }) };
}

/** The settings of a journey's service: nothing of the caller's own comes in. */
export function environmentOf({
  dataFolder,
  ports,
  editionsFolder = '',
  standIns = {},
}: ServicePlace): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('HANJI_') && !name.startsWith('DATABASE_'),
  );
  return {
    ...Object.fromEntries(own),
    ...standIns,
    NODE_COMPILE_CACHE: compiledFolder,
    HANJI_DATA: dataFolder,
    HANJI_EDITIONS_FOLDER: editionsFolder,
    HANJI_PORT_SERVER: String(ports.server),
    HANJI_PORT_KO: String(ports.ko),
    HANJI_PORT_JA: String(ports.ja),
    HANJI_PORT_GLOBAL: String(ports.global),
    HANJI_PORT_VI: String(ports['vi-refund']),
    HANJI_PORT_STAND_INS: '0',
    HANJI_PORT_PAYMENTS: '0',
    HANJI_LOG_LEVEL: 'warn',
    HANJI_RATE_LIMIT: '0',
    HANJI_DRAIN_SECONDS: '1',
  };
}

export type RunningService = {
  readonly place: ServicePlace;
  /** As an operator would: drains, ends the database. */
  stop(): Promise<void>;
  /** As the machine would when memory runs out. */
  kill(): Promise<void>;
};

/** Resolves at the line `ready`; rejects with what was printed when the process ends before. */
async function readiness(child: ChildProcess): Promise<void> {
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (text) => {
      printed += String(text);
      if (/^ready$/m.test(printed)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${printed}`)));
    setTimeout(
      () => reject(new Error(`the service is not ready: ${printed}`)),
      startWithinMs,
    ).unref();
  });
  await ready;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Starts the service as a process of its own; resolves when it answers. */
export async function runService(place: ServicePlace): Promise<RunningService> {
  const log = createWriteStream(place.logFile, { flags: 'a' });
  const child = spawn(process.execPath, [program, 'serve'], {
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  try {
    await readiness(child);
  } catch (error) {
    await end(child, 'SIGKILL');
    throw error;
  }
  return {
    place,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}
