import { Worker } from 'node:worker_threads';
import { ImportError, TooLargeError } from '#ingest/import-error.ts';
import type { Job, Report } from './messages.ts';

type Answer = Exclude<Report, { kind: 'moving' | 'refused' }>;

/** For so long a thread may show no sign of life. */
const usualPatience = 60_000;

/** Of JavaScript alone; WebAssembly's memory has a limit of its own. */
const resourceLimits = { maxOldGenerationSizeMb: 128 };

function refused({ reason, tooLarge, noRoom }: Extract<Report, { kind: 'refused' }>): Error {
  // The archive is not at fault: so this is no refusal.
  if (noRoom) return Object.assign(new Error('no room for temporary files'), { code: 'ENOSPC' });
  return tooLarge ? new TooLargeError(reason) : new ImportError(reason);
}

/** What a thread answers in the end, however it ends. */
async function answerOf(worker: Worker, signal: AbortSignal, patience: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let idle = 0;
  // Twice half the time: a process that was suspended finds its time over before it did anything.
  const late = setInterval(() => {
    idle += 1;
    if (idle < 2) return;
    reject(new TooLargeError('the archive is damaged: unpacking it does not come to an end'));
  }, patience / 2);
  const stop = (): void => reject(signal.reason);
  worker.on('message', (report: Report) => {
    if (report.kind === 'moving') idle = 0;
    else if (report.kind === 'refused') reject(refused(report));
    else resolve(report);
  });
  worker.on('error', (error) => {
    reject(new TooLargeError(`the archive is damaged: unpacking it failed (${error.message})`));
  });
  worker.on('exit', () => reject(new TooLargeError('the archive is damaged: unpacking it failed')));
  signal.addEventListener('abort', stop);
  try {
    return await promise;
  } finally {
    clearInterval(late);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Does a job in a thread of its own, which is gone when this settles: no bytes can crash the
 * process, hold it up, or keep what they took. Throws `ImportError`, or the signal's reason.
 */
export async function inWorker(
  job: Job,
  signal: AbortSignal,
  patience = usualPatience,
): Promise<Answer> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits,
  });
  try {
    return await answerOf(worker, signal, patience);
  } finally {
    await worker.terminate();
  }
}
