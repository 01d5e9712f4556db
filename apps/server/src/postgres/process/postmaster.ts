import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#errors/start-error.ts';
import type { Account } from '#postgres/account/account.ts';
import { postgresOf, type Binaries } from '#postgres/binaries/binaries.ts';

export type PostmasterOptions = {
  readonly binaries: Binaries;
  readonly account: Account | null;
  /** The data directory. */
  readonly cluster: string;
  readonly port: number;
  readonly logFile: string;
  /** Configuration beside the address, such as `{ fsync: 'off' }`. */
  readonly configuration?: Readonly<Record<string, string>>;
};

export type Postmaster = {
  readonly pid: number;
  /** Resolves when the process is gone, for whatever reason. */
  readonly exited: Promise<void>;
  /** Ends sessions, writes everything and ends; forced after `patienceMs`. */
  stop(): Promise<void>;
  /** Has it end, in order, once nobody is connected, and take nobody new. Waits for nothing. */
  leave(): void;
};

/** Recovery after a crash replays the log first, which can take its time. */
const readyWithinMs = 5 * 60_000;
const patienceMs = 15_000;
const largestLog = 8 * 1024 * 1024;

async function openLog(file: string): Promise<{ fd: number; close(): Promise<void> }> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(file, `${file}.old`);
  const handle = await open(file, 'a', 0o600);
  return { fd: handle.fd, close: () => handle.close() };
}

async function lastComplaint(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  const lines = text.trimEnd().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC|ERROR|could not/.test(line));
  return complaint ?? lines.at(-1) ?? '';
}

/** The pid and the state (`starting`, `ready`, ...) in `postmaster.pid`, or null without the file. */
export async function readPidFile(cluster: string): Promise<{ pid: number; state: string } | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), state: (lines[7] ?? '').trim() };
}

async function untilReady(
  child: ChildProcess,
  options: PostmasterOptions,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StartError(`PostgreSQL did not start: ${await lastComplaint(options.logFile)}`);
    }
    const file = await readPidFile(options.cluster);
    if (file?.pid === child.pid && file?.state === 'ready') return;
    await sleep(15);
  }
  throw new StartError(`PostgreSQL was not ready in time: see ${options.logFile}`);
}

/**
 * Starts PostgreSQL on a cluster, on the loopback only, and waits until it takes connections. When
 * it does not, or `signal` says that nobody waits any more, the process is ended again.
 */
export async function startPostmaster(
  options: PostmasterOptions,
  signal?: AbortSignal,
): Promise<Postmaster> {
  const { binaries, account, cluster, port, configuration = {} } = options;
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // The detail of an error names values, such as the email that somebody has already.
    log_error_verbosity: 'terse',
    ...configuration,
  };
  const log = await openLog(options.logFile);
  const child = spawn(
    postgresOf(binaries),
    [
      '-D',
      cluster,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    {
      // A group of its own: Ctrl-C in the terminal must not stop it before the service has drained.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      cwd: '/',
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    },
  );
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const spawned = new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  await spawned.finally(() => log.close());
  const stop = async (): Promise<void> => {
    for (const how of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      child.kill(how);
      const gone = await Promise.race([
        exited.then(() => true),
        sleep(patienceMs, false, { ref: false }),
      ]);
      if (gone) return;
    }
  };
  try {
    await untilReady(child, options, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  const leave = (): void => {
    // Windows has no such signal: it would end it at once.
    if (process.platform !== 'win32') child.kill('SIGTERM');
  };
  return { pid: child.pid ?? 0, exited, stop, leave };
}
