import { closeSync, openSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { ImportError } from '#ingest/import-error.ts';
import { rar5 } from '#ingest/testing/raw-rar.ts';
import { openArchive } from '#ingest/archive/open-archive.ts';
import { inWorker } from './in-worker.ts';

const bytes = rar5([{ name: 'a.txt', content: 'one' }]);
const job = {
  kind: 'list',
  archive: { size: bytes.length, content: bytes, type: 'rar5', memoryBytes: 2 ** 26 },
  mostEntries: 10,
} as const;
const { signal: never } = new AbortController();

it('waits no longer than it has patience', async () => {
  await expect(inWorker(job, never, 1)).rejects.toThrow(
    'the archive is damaged: unpacking it does not come to an end',
  );
});

it('says that the disk is full, which is no fault of the archive', async () => {
  const full = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(full));
  const entries = [{ raw: 'a.txt', size: 3, crc: null }];
  const unpacking = inWorker({ kind: 'unpack', archive: job.archive, entries, spool: full }, never);
  await expect(unpacking).rejects.toThrow(expect.objectContaining({ code: 'ENOSPC' }));
  await expect(unpacking).rejects.not.toThrow(ImportError);
});

it('ends at once when it is told to, with the reason', async () => {
  const controller = new AbortController();
  const working = inWorker(job, controller.signal);
  controller.abort(new Error('Ctrl-C'));
  await expect(working).rejects.toThrow('Ctrl-C');
  await expect(inWorker(job, controller.signal)).rejects.toThrow('Ctrl-C');
});

it('ends what is being unpacked, which is then no fault of the archive', async () => {
  const controller = new AbortController();
  const archive = await openArchive(bytes, { signal: controller.signal });
  const reading = archive.read('a.txt');
  controller.abort(new Error('Ctrl-C'));
  await expect(reading).rejects.toThrow(/^Ctrl-C$/);
  archive.close();
});
