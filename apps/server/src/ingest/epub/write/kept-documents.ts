import { openSpool, type Spool } from '#ingest/spool.ts';
import type { BookDocument } from './write-book.ts';

/** Bytes of a chapter's documents that are in memory together: nearly all chapters have fewer. */
const most = 16 * 1024 * 1024;

/** Keeps documents until their chapter is written, those of a long one in a temporary file. */
export type KeptDocuments = {
  keep(bytes: Uint8Array): Promise<BookDocument['bytes']>;
  close(): Promise<void>;
};

function keepDocuments(): KeptDocuments {
  let [inMemory, inFile] = [0, 0];
  let file: Spool | undefined;
  return {
    async keep(bytes) {
      if (inMemory + bytes.length <= most) {
        inMemory += bytes.length;
        return bytes;
      }
      const spool = (file ??= await openSpool());
      const at = inFile;
      inFile += bytes.length;
      await spool.write(bytes, at);
      return async () => {
        const kept = await spool.read(at, bytes.length);
        if (kept === null) throw new Error('the documents of a chapter are gone');
        return kept;
      };
    },
    close: async () => file?.close(),
  };
}

/** Lends what keeps documents while a book is made of them. */
export async function withDocuments(make: (kept: KeptDocuments) => Promise<void>): Promise<void> {
  const kept = keepDocuments();
  try {
    await make(kept);
  } finally {
    await kept.close();
  }
}
