import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import type { WorkReport } from '@hanji/server/cli/import/output/report.ts';
import { bookDocuments, type BookDocument } from './book-documents.ts';
import { textsToCompare, withoutBesideSpine, withoutLeftOut } from './book-text.ts';
import { runImport } from '#run-import.ts';
import { compareTexts, type Passage } from './compare-texts.ts';
import { storedWork } from './stored-work.ts';
import { unpack, type Files } from './unpack.ts';
import { reportedLetters, verdictOf, type Counted, type Verdict } from './verdict.ts';

/** Where books are taken in, and what reads them for comparison. */
export type Bench = {
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly page: Page;
};

export type Checked = {
  readonly readAs: string;
  readonly chapters: number | null;
  readonly letters: number | null;
  readonly pictures: number | null;
  readonly pages: number | null;
  readonly reported: number;
  readonly seconds: number;
  /** MiB; 0 where the system does not tell. */
  readonly memory: number;
  readonly verdict: Verdict;
  /** The first passages that were lost or added without a word. */
  readonly passages: readonly string[];
};

const pictureName =
  /^(?!.*(?:^|\/)(?:__MACOSX\/|\.)).*\.(?:jpe?g|png|gif|webp|avif|tiff?|bmp|jxl)$/i;

async function sourceOf(file: string, page: Page) {
  const bytes = await readFile(file);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null;
  const files: Files = unpack(bytes);
  const isBook = files.has('mimetype') || files.has('META-INF/container.xml');
  return { files, documents: isBook ? await bookDocuments(files, page) : null };
}

type Source = Awaited<ReturnType<typeof sourceOf>>;

function lettersOf(documents: readonly BookDocument[]): number {
  return documents.reduce((sum, { letters }) => sum + letters, 0);
}

function picturesOf(source: NonNullable<Source>): number {
  return source.documents === null
    ? [...source.files.keys()].filter((name) => pictureName.test(name)).length
    : source.documents.reduce((sum, { pictures }) => sum + pictures, 0);
}

async function count(
  source: Source,
  report: WorkReport,
  bench: Bench,
): Promise<[Counted, WorkReport]> {
  const { databaseUrl, dataFolder, page } = bench;
  const stored = await storedWork(databaseUrl, dataFolder, report.contentId ?? 0);
  const documents = source?.documents ?? null;
  const own = documents === null ? report : withoutBesideSpine(documents, report);
  const letters = documents === null ? null : lettersOf(documents);
  const pictures = source === null ? null : picturesOf(source);
  if (documents === null || stored.books.length === 0) {
    return [{ texts: null, letters, pictures, pages: stored.pages }, own];
  }
  const imported: BookDocument[] = [];
  for (const book of stored.books) imported.push(...(await bookDocuments(unpack(book), page)));
  const left = withoutLeftOut(documents, own);
  const texts = textsToCompare(left.documents, imported);
  const difference = compareTexts(texts.source, texts.imported);
  return [{ texts: difference, letters, pictures, pages: 0 }, left.report];
}

function shown(sign: string, passages: readonly Passage[]): string[] {
  return passages.slice(0, 3).map(({ text, at }) => `${sign} at ${at}: ${text.slice(0, 80)}`);
}

/** Takes a book in and holds what readers get against what is in its file. */
export async function checkBook(file: string, bench: Bench): Promise<Checked> {
  const imported = await runImport(file, bench.dataFolder);
  const { report, seconds, peakMiB: memory, output, code } = imported;
  const run = { seconds, memory, passages: [], reported: report ? reportedLetters(report) : 0 };
  const nothing = {
    ...run,
    readAs: '',
    chapters: null,
    letters: null,
    pictures: null,
    pages: null,
  };
  if (report?.outcome === 'refused') {
    return { ...nothing, verdict: { held: true, words: `refused: ${report.refusal}` } };
  }
  if (report === null || code !== 0) {
    const last = output.trim().split('\n').slice(-3).join(' ');
    return { ...nothing, verdict: { held: false, words: `ended with ${code}: ${last}` } };
  }
  const [counted, left] = await count(await sourceOf(file, bench.page), report, bench);
  const found = verdictOf(left, counted);
  const isCut = found.held && (report.leftOut ?? []).some(({ unplaced }) => unplaced !== true);
  const verdict = isCut ? { held: true, words: 'whole but for what it reports' } : found;
  const { texts, letters, pictures, pages } = counted;
  const passages =
    verdict.held || texts === null
      ? []
      : [...shown('lost', texts.lost), ...shown('added', texts.added)];
  return {
    ...run,
    readAs: report.work?.type ?? '',
    chapters: report.chapters?.length ?? null,
    letters,
    pictures,
    pages: texts === null ? pages : null,
    verdict,
    passages,
  };
}
