import path from 'node:path';
import type { Archive } from '../archive/archive.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { openArchive } from '../archive/open-archive.ts';
import { bookKind } from '../epub/book-kind.ts';
import { readContents } from '../epub/package/read-contents.ts';
import { refuseUnclear } from '../epub/survey/comic-views.ts';
import { surveyBook } from '../epub/survey/survey-book.ts';
import { openBook } from '../epub/package/open-book.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { openPdfFiles } from '../pdf/pdf-files.ts';
import { archiveContent, noteOnName } from './archive-content.ts';
import { readEpubComic } from './comic/epub-comic.ts';
import { readImageComic } from './comic/image-comic.ts';
import { readPdfComic } from './comic/pdf/pdf-comic.ts';
import { readEpubNovel } from './novel/epub-novel.ts';
import { digestOf } from '#ingest/digest-of.ts';
import type { FoundWork } from '#ingest/found-work.ts';
import type { ImportOptions } from './import-options.ts';
import type { Reading } from '#ingest/reading.ts';

async function readEpub(
  archive: Archive,
  digest: string,
  options: ImportOptions,
  reading: Reading,
): Promise<FoundWork> {
  const book = await openBook(archive, reading.omissions);
  const contents = await readContents(book, reading.omissions);
  const texts = await surveyBook(book, contents, reading);
  refuseUnclear(texts);
  const { type, chapters: rule } = options;
  const { kind, note } = bookKind(book, texts);
  const comic = (type === undefined ? kind : workKind(type)) === 'comic';
  const origin = { book, texts, contents, digest, rule, reading };
  const found = comic ? await readEpubComic(origin) : readEpubNovel(origin);
  return type === undefined ? { ...found, notes: [note, ...found.notes] } : found;
}

async function readArchive(
  file: string,
  archive: Archive,
  options: ImportOptions,
  reading: Reading,
): Promise<FoundWork> {
  const { name, base } = path.parse(file);
  const content = await archiveContent(archive, base);
  const digest = await digestOf(file);
  const found =
    content === 'epub'
      ? await readEpub(archive, digest, options, reading)
      : await readImageComic({ files: archive, name, digest, reading });
  return { ...found, notes: [...found.notes, ...noteOnName(base, archive.kind, content)] };
}

async function openPdfFile(
  file: string,
  { chapters: rule }: ImportOptions,
  reading: Reading,
): Promise<{ found: FoundWork; close: () => void }> {
  const { name, base, ext } = path.parse(file);
  const pdf = await openPdfFiles(file, reading);
  try {
    const digest = await digestOf(file);
    const found = await readPdfComic({ pdf, name, digest, rule, reading });
    if (ext.toLowerCase() === '.pdf') return { found, close: pdf.close };
    const note = `${base} is a PDF, and was read as one`;
    return { found: { ...found, notes: [...found.notes, note] }, close: pdf.close };
  } catch (error) {
    pdf.close();
    throw error;
  }
}

/** Reads a file that holds one work. `close` when the work was taken in. */
export async function openFile(
  file: string,
  options: ImportOptions,
  reading: Reading,
): Promise<{ found: FoundWork; close: () => void }> {
  if (await isPdf(file)) return openPdfFile(file, options, reading);
  const archive = await openArchive(file, reading);
  try {
    return { found: await readArchive(file, archive, options, reading), close: archive.close };
  } catch (error) {
    archive.close();
    throw error;
  }
}
