import path from 'node:path';
import type { ImportOptions } from '../sources/import-options.ts';
import { openWork } from '../sources/open-work.ts';
import { countCharacters, readText } from '../epub/document/count-characters.ts';
import { bodyOf, readContentDocument } from '../epub/document/content-document.ts';
import { bookBytes } from '../epub/write/written-book.ts';
import { written } from './archives.ts';
import { epub, type TestBook } from './epubs.ts';
import { openChapter } from './open-chapter.ts';

/** Reads a book as a novel to its end, as an import would. */
export async function readNovel(folder: string, book: TestBook, options: ImportOptions = {}) {
  const file = await written(folder, 'novel.epub', await epub(book));
  const work = await openWork(file, { type: 'novel', language: 'en-US', ...options });
  const chapters = await Promise.all(
    work.chapters.map(async ({ name, characters, body }) => {
      if (body.kind !== 'epub') throw new Error('not a novel');
      const chapter = await openChapter(await bookBytes(body.book));
      const words: string[] = [];
      const counts: number[] = [];
      for (const { item } of chapter.book.spine) {
        const bytes = await chapter.book.archive.read(item.path);
        const page = bodyOf(readContentDocument(bytes, item.path));
        if (page === null) throw new Error('no body');
        words.push(readText(page));
        counts.push(countCharacters(page));
      }
      const files = chapter.names
        .filter((own) => own.startsWith('book/'))
        .map((own) => path.basename(own));
      return { ...chapter, name, characters, counts, files, words: words.join('') };
    }),
  );
  return {
    ...work,
    chapters,
    names: chapters.map(({ name }) => name),
    omissions: work.omissions(),
    omissionsNow: () => work.omissions(),
  };
}
