import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf, type ServicePlace } from '#service/run-service.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export type Started = {
  readonly child: ChildProcess & { readonly pid: number };
  readonly printed: { out: string; err: string };
  /** Resolves at the line `ready`, with the milliseconds that it took. */
  readonly ready: Promise<number>;
  readonly end: Promise<number | null>;
};

/**
 * `npm start` as somebody types it, in a process group of its own. Demo works are left out: they
 * are drawn for a minute, and have tests of their own.
 */
export function npmStart(place: ServicePlace): Started {
  const since = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...environmentOf(place), HANJI_DEMO: 'none' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (printed.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (printed.err += text.toString()));
  const end = once(child, 'close').then(([code]: unknown[]) => code as number | null);
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (/^ready$/m.test(printed.out)) resolve(performance.now() - since);
    });
    child.on('close', () => reject(new Error(`ended before it was ready: ${printed.err}`)));
  });
  // A start that is meant to fail has nobody who waits for it to be ready.
  ready.catch(() => {});
  if (child.pid === undefined) throw new Error('npm could not be started');
  return { child: Object.assign(child, { pid: child.pid }), printed, ready, end };
}
