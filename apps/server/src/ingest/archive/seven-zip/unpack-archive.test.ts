import { expect, it, onTestFinished } from 'vitest';
import { ImportError } from '../../import-error.ts';
import { rar5 } from '../../testing/raw-rar.ts';
import { usualLimits } from '../limits.ts';
import { openSpool } from '#ingest/spool.ts';
import { unpackArchive } from './unpack-archive.ts';

const bytes = rar5([
  { name: 'a.txt', content: 'one' },
  { name: 'b.txt', content: 'two' },
]);

async function unpack(...entries: readonly { raw: string; size: number; crc: number | null }[]) {
  const spool = await openSpool();
  onTestFinished(() => spool.close());
  const memoryBytes = usualLimits.memoryBytes;
  const archive = { size: bytes.length, content: bytes, type: 'rar5', memoryBytes } as const;
  const job = { kind: 'unpack', archive, spool: spool.descriptor, entries } as const;
  return unpackArchive(job, () => {});
}

it('stops where an entry gives more than it declared', async () => {
  const unpacking = unpack({ raw: 'a.txt', size: 2, crc: null });
  await expect(unpacking).rejects.toThrow(ImportError);
  await expect(unpacking).rejects.toThrow('the archive unpacks beyond what it declares');
});

it('checks what it unpacked against size and checksum by itself', async () => {
  const problem = 'the archive is damaged or cut off: an entry does not match its checksum';
  expect(
    await unpack({ raw: 'a.txt', size: 3, crc: 1 }, { raw: 'b.txt', size: 4, crc: null }),
  ).toEqual([
    { offset: 0, length: 3, problem },
    { offset: 3, length: 3, problem },
  ]);
});
