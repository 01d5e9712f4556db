import { cleanLine, cleanProse } from '#ingest/facts/clean-text.ts';
import { ImportError } from '#ingest/import-error.ts';
import type { PdfFiles } from '#ingest/pdf/pdf-files.ts';
import type { PdfFacts } from '#ingest/pdf/pdf-messages.ts';
import type { FoundWork } from '#ingest/found-work.ts';
import type { ChapterRule } from '#ingest/sources/import-options.ts';
import type { Reading } from '#ingest/reading.ts';
import { readable } from '#ingest/sources/comic/image-comic.ts';
import {
  foundChapter,
  inspectPages,
  type Page,
  type PageChapter,
} from '#ingest/sources/comic/page-chapters.ts';
import { authorsOf, titleOf } from './pdf-names.ts';
import { partByBookmarks } from '#ingest/sources/comic/info/listed-pages.ts';

type Origin = {
  readonly pdf: PdfFiles;
  /** The file's name without its ending. */
  readonly name: string;
  readonly digest: string;
  readonly rule: ChapterRule | undefined;
  readonly reading: Reading;
};

/** Fewer pages for each entry of an outline are scenes or illustrations, and no chapters. */
const fewestPages = 2;

/** Where chapters begin, by the key of their first page; the first entry of a page counts. */
function bookmarksOf({ facts, names }: PdfFiles): ReadonlyMap<string, string> {
  const bookmarks = new Map<string, string>();
  for (const { title, page } of facts.outline) {
    const key = names[page];
    if (key !== undefined && !bookmarks.has(key)) bookmarks.set(key, title);
  }
  return bookmarks;
}

function chaptersOf(
  pdf: PdfFiles,
  whole: PageChapter,
  rule: ChapterRule | undefined,
): readonly PageChapter[] {
  if (rule === 'whole') return [whole];
  if (rule === 'spine') throw new ImportError('a PDF has no spine to go by');
  const bookmarks = bookmarksOf(pdf);
  const byOutline = rule === 'contents';
  if (byOutline && bookmarks.size === 0) throw new ImportError('the PDF has no outline to go by');
  const isParted = byOutline || pdf.names.length >= bookmarks.size * fewestPages;
  return isParted ? partByBookmarks([whole], bookmarks) : [whole];
}

function notesOf(
  { facts, characters, names }: PdfFiles,
  chapters: readonly PageChapter[],
): readonly string[] {
  const count = (number: number): string => number.toLocaleString('en-US');
  return [
    ...(facts.tree.counted === names.length
      ? []
      : [
          `the PDF counts ${count(facts.tree.counted)} pages and has ${count(names.length)}, which are all taken`,
        ]),
    ...(characters === 0
      ? []
      : [`a PDF is read as a comic: ${count(characters)} characters of text become pictures`]),
    ...(chapters.length > 1 ? ['parted into chapters by its outline'] : []),
  ];
}

function subjectsOf({ keywords }: PdfFacts): readonly string[] {
  return keywords
    .split(/[,;]/)
    .map((word) => cleanLine(word))
    .filter((word) => word !== '');
}

/** A comic from the pages of a PDF. */
export async function readPdfComic(origin: Origin): Promise<FoundWork> {
  const { pdf, name, digest, rule, reading } = origin;
  const { facts } = pdf;
  const title = titleOf(facts.title) || readable(name);
  const pages: Page[] = pdf.names.map((page) => ({
    name: page,
    key: page,
    read: () => pdf.read(page),
    size: pdf.size(page),
  }));
  const chapters = chaptersOf(pdf, { key: '', name: title, pages }, rule);
  const inspected = await inspectPages(chapters, reading);
  return {
    kind: 'comic',
    key: `images:${name}:${title}`,
    identified: false,
    digest,
    title,
    authors: authorsOf(facts.author),
    language: facts.language,
    description: cleanProse(facts.subject),
    publisher: '',
    subjects: subjectsOf(facts),
    orientation: facts.rightToLeft ? 'RTL' : inspected.strips ? 'TTB' : null,
    chapters: chapters.map((chapter) => foundChapter(chapter, inspected, reading)),
    notes: notesOf(pdf, chapters),
  };
}
