import { promisify } from 'node:util';
import fs from 'node:fs';
import { openArchive } from '#ingest/archive/open-archive.ts';
import type { Archive } from '#ingest/archive/archive.ts';
import { openSpool, type Spool } from '#ingest/spool.ts';
import type { WriteBook } from './written-book.ts';

const stat = promisify(fs.fstat);

/** A book as it was written, with what reads it. */
export type WrittenBook = {
  readonly file: Spool;
  /** Of its file, in bytes. */
  readonly size: number;
  readonly archive: Archive;
};

/**
 * Gives what is made of a written book, whose file lasts as long as that takes. A chapter may hold
 * more pictures than there is memory for.
 */
export async function withWrittenBook<Made>(
  write: WriteBook,
  make: (book: WrittenBook) => Promise<Made>,
): Promise<Made> {
  const file = await openSpool();
  try {
    await write(file.writable());
    const { size } = await stat(file.descriptor);
    const archive = await openArchive(file.descriptor);
    try {
      return await make({ file, size, archive });
    } finally {
      archive.close();
    }
  } finally {
    await file.close();
  }
}
