import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { bookDocuments } from '#conformance/book-documents.ts';
import { storedWork } from '#conformance/stored-work.ts';
import { unpack } from '#conformance/unpack.ts';
import type { Verdict } from '#conformance/verdict.ts';
import { runImport } from '#run-import.ts';
import { honestBooks } from './honest-books.ts';
import { hostileBooks } from './hostile-books.ts';
import { readBook } from './read-book.ts';
import { verdictOfReading, type ReadBook } from './verdict-of-reading.ts';
import { writeBook } from './write-book.ts';

/** Where books are taken in and served, and what reads them. */
export type Reading = {
  readonly origin: string;
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly browser: Browser;
  /** A page in which documents are parsed. */
  readonly page: Page;
};

export type CheckedReading = {
  readonly file: string;
  readonly characters: number | null;
  /** Null where it did not come to be read. */
  readonly read: ReadBook | null;
  readonly verdict: Verdict;
};

const flags = ['--language', 'ko-KR', '--type', 'novel', '--chapters', 'whole'];

/** Writes the books that every run reads, and gives their paths. */
export async function writeBooks(folder: string): Promise<readonly string[]> {
  const written = path.join(folder, 'written');
  await mkdir(written, { recursive: true });
  const files: string[] = [];
  for (const book of [...honestBooks, ...hostileBooks]) files.push(await writeBook(written, book));
  return files;
}

async function addressOf(origin: string, contentId: number) {
  const home = `/novel/${contentId}`;
  const page = await (await fetch(origin + home, { headers: { accept: 'text/html' } })).text();
  const [, chapter] = /"chapters":\[\{"id":(\d+)/.exec(page) ?? [];
  if (chapter === undefined) throw new Error(`${home} has no chapters`);
  return { origin, home, chapter: `${home}/chapter/${chapter}/product` };
}

async function expectedOf(contentId: number, { databaseUrl, dataFolder, page }: Reading) {
  const { books } = await storedWork(databaseUrl, dataFolder, contentId);
  const [book] = books;
  if (!book) throw new Error('nothing of it is stored');
  const documents = (await bookDocuments(unpack(book), page)).filter(({ linear }) => linear);
  return {
    text: documents.map(({ text }) => text).join(''),
    pictures: documents.reduce((sum, { pictures }) => sum + pictures, 0),
  };
}

/** Takes a book in as one chapter, and reads it in the viewer. */
export async function checkReading(file: string, reading: Reading): Promise<CheckedReading> {
  const nothing = { file, characters: null, read: null };
  const key = `read-${path.basename(file)}`;
  const { report, code, output } = await runImport(file, reading.dataFolder, [
    ...flags,
    '--key',
    key,
  ]);
  if (report?.outcome === 'refused') {
    return { ...nothing, verdict: { held: true, words: `refused: ${report.refusal}` } };
  }
  if (report?.contentId === undefined || code !== 0) {
    const last = output.trim().split('\n').at(-1) ?? '';
    return { ...nothing, verdict: { held: false, words: `ended with ${code}: ${last}` } };
  }
  try {
    const expected = await expectedOf(report.contentId, reading);
    const address = await addressOf(reading.origin, report.contentId);
    const read = await readBook(reading.browser, address, expected);
    const { length } = [...expected.text];
    return { file, characters: length, read, verdict: verdictOfReading(read) };
  } catch (error) {
    const words = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { ...nothing, verdict: { held: false, words } };
  }
}
