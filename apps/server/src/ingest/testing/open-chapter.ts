import { openArchive } from '../archive/open-archive.ts';
import type { Book } from '../epub/package/book.ts';
import { openBook } from '../epub/package/open-book.ts';
import { decodeText } from '../xml/decode-text.ts';

export type ReadChapter = {
  readonly book: Book;
  readonly names: readonly string[];
  /** Text of a file, by the end of its name. */
  text(end: string): Promise<string>;
};

/** Opens the EPUB of a chapter as a reader would. */
export async function openChapter(bytes: Uint8Array): Promise<ReadChapter> {
  const archive = await openArchive(bytes);
  return {
    book: await openBook(archive),
    names: archive.names,
    async text(end) {
      const name = archive.names.find((entry) => entry.endsWith(end));
      if (name === undefined) throw new Error(`no ${end} among ${archive.names.join(', ')}`);
      return decodeText(await archive.read(name));
    },
  };
}
