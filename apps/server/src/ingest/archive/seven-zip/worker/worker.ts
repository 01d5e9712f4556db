import { parentPort, workerData } from 'node:worker_threads';
import { systemErrorCode } from '#errors/start-error.ts';
import { ImportError, TooLargeError } from '#ingest/import-error.ts';
import { refusal } from '#ingest/archive/refusal.ts';
import { listArchive } from '#ingest/archive/seven-zip/list-archive.ts';
import type { Job, Report } from './messages.ts';
import { unpackArchive } from '#ingest/archive/seven-zip/unpack-archive.ts';

/** A sign of life for each, at most this often. */
const everyMs = 1000;

function report(message: Report): void {
  parentPort?.postMessage(message, []);
}

function progress(): () => void {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    report({ kind: 'moving' });
  };
}

async function run(job: Job): Promise<void> {
  switch (job.kind) {
    case 'list':
      report({ kind: 'listed', listing: await listArchive(job) });
      return;
    case 'unpack':
      report({ kind: 'unpacked', entries: await unpackArchive(job, progress()) });
  }
}

try {
  await run(workerData);
} catch (error) {
  const known = error instanceof ImportError ? error : refusal(error);
  const tooLarge = known instanceof TooLargeError;
  report({
    kind: 'refused',
    reason: known.message,
    tooLarge,
    noRoom: systemErrorCode(error) === 'ENOSPC',
  });
}
