import type { Writable } from 'node:stream';
import { partName } from '@hanji/domain/reading/parted-documents.ts';
import type { Book } from '../package/book.ts';
import type { ChapterOf } from '../plan/chapter-of.ts';
import { endOf, lettersOf, startOf, type ChapterPlan, type TextPart } from '../plan/text-part.ts';
import { splitDocument } from '../split/split-document.ts';
import { keptFile, type ChapterFile } from './chapter-file.ts';
import type { DocumentShelf } from './document-shelf.ts';
import { gatherBook } from './gather-book.ts';
import { withDocuments } from './kept-documents.ts';
import type { Judges } from './resources.ts';
import { writeBook } from './write-book.ts';

/** Elements and letters of a chapter whose trees may be in memory together: some 50 MB. */
const most = { elements: 30_000, letters: 2_000_000 } as const;

/** A path that no document of a chapter has. */
function freePath(wanted: string, { parts }: ChapterPlan): string {
  let path = wanted;
  while (parts.some(({ text }) => text.path === path)) path = path.replace(/\.xhtml$/, '-.xhtml');
  return path;
}

/** `before` is the part that stands before it in its chapter. */
function fileOf(
  part: TextPart,
  before: TextPart | undefined,
  plan: ChapterPlan,
  shelf: DocumentShelf,
): ChapterFile {
  const { path, item } = part.text;
  return {
    source: item.path,
    continued: before?.text.item === item,
    pathOf: (index) => (index === 0 ? path : freePath(partName(path, index + 1), plan)),
    read: async () => splitDocument(await shelf.partOf(part)),
  };
}

/** Whether a chapter's documents are read once and kept while it is written. */
function isKept({ parts }: ChapterPlan): boolean {
  const elements = parts.reduce((sum, own) => sum + endOf(own).order - startOf(own).order, 0);
  const letters = parts.reduce((sum, own) => sum + lettersOf(own), 0);
  return parts.length === 1 || (elements <= most.elements && letters <= most.letters);
}

type Origin = {
  readonly book: Book;
  readonly shelf: DocumentShelf;
  readonly plan: ChapterPlan;
  readonly judges: Judges;
  readonly chapterOf: ChapterOf;
};

/** Writes a chapter of a novel: a small, clean EPUB of its own. */
export async function writeChapter(
  { book, shelf, plan, judges, chapterOf }: Origin,
  to: Writable,
): Promise<void> {
  const { metadata, pageDirection } = book;
  const files = plan.parts.map((part, index) => fileOf(part, plan.parts[index - 1], plan, shelf));
  const read = isKept(plan) ? files.map(keptFile) : files;
  await withDocuments(async (kept) => {
    const { language, ...gathered } = await gatherBook(book, read, kept, {
      judges: { ...judges, chapter: plan.key },
      chapterOf,
    });
    await writeBook(
      {
        ...gathered,
        identifier: `${metadata.identifier || metadata.title}:${plan.name}`,
        title: plan.name,
        language: metadata.language || language || 'und',
        authors: metadata.authors,
        publisher: metadata.publisher,
        pageDirection,
      },
      to,
    );
  });
}
