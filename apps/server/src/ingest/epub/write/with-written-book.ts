import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Archive } from '#ingest/archive/archive.ts';
import { openArchive } from '#ingest/archive/open-archive.ts';
import type { WriteBook } from './written-book.ts';

/**
 * Gives what is made of a written book, whose file lasts as long as that takes. A chapter may hold
 * more pictures than there is memory for.
 */
export async function withWrittenBook<Made>(
  write: WriteBook,
  make: (file: string, archive: Archive) => Promise<Made>,
): Promise<Made> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanji-'));
  try {
    const file = path.join(folder, 'book.epub');
    await write(createWriteStream(file));
    const archive = await openArchive(file);
    try {
      return await make(file, archive);
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
