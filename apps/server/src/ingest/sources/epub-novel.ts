import type { Document, Element } from '@xmldom/xmldom';
import type { Orientation } from '@hanji/contract/vocabulary.ts';
import type { Book } from '../epub/package/book.ts';
import { bookTexts, type BookText } from '../epub/book-texts.ts';
import { bodyOf } from '../epub/document/content-document.ts';
import { countCharacters } from '../epub/document/count-characters.ts';
import { gatherBook } from '../epub/write/gather-book.ts';
import {
  planByContents,
  planBySpine,
  planWhole,
  type ChapterPlan,
  type TextPart,
} from '../epub/plan-chapters.ts';
import { readContents } from '../epub/package/read-contents.ts';
import { removeBefore, removeFrom } from '../epub/document/slice-document.ts';
import { writeBook } from '../epub/write/write-book.ts';
import { ImportError } from '../import-error.ts';
import { allElements, attribute, elementsNamed } from '../xml/elements.ts';
import type { FoundWork } from './found-work.ts';
import type { ChapterRule } from './import-options.ts';
import type { Reading } from './reading.ts';
import { pictureFile } from '../picture/picture-file.ts';

function byId(document: Document, id: string): Element | undefined {
  return allElements(document).find((element) => attribute(element, 'id') === id);
}

/** A copy of what a part says, since every chapter changes its own. */
function copyOf({ text, from, to }: TextPart): Document {
  const document = text.document.cloneNode(true) as Document;
  const end = to === null ? undefined : byId(document, to);
  if (end !== undefined) removeFrom(document, end);
  const start = from === null ? undefined : byId(document, from);
  if (start !== undefined) removeBefore(document, start);
  return document;
}

function hasContent(document: Document): boolean {
  return (
    countCharacters(bodyOf(document) ?? document) > 0 ||
    ['img', 'image', 'svg', 'math', 'video', 'audio'].some(
      (name) => elementsNamed(document, name).length > 0,
    )
  );
}

async function writeChapter(book: Book, plan: ChapterPlan): Promise<Uint8Array> {
  const { metadata } = book;
  const documents = plan.parts
    .map((part) => ({ path: part.text.path, document: copyOf(part) }))
    .filter(({ document }) => hasContent(document));
  const [first] = documents;
  if (first === undefined) throw new ImportError(`"${plan.name}" has no text`);
  const root = first.document.documentElement;
  return writeBook({
    ...(await gatherBook(book, documents)),
    identifier: `${metadata.identifier || metadata.title}:${plan.name}`,
    title: plan.name,
    language: metadata.language || (root && attribute(root, 'lang')) || 'und',
    authors: metadata.authors,
    publisher: metadata.publisher,
    pageDirection: book.pageDirection,
  });
}

async function planOf(
  book: Book,
  texts: readonly BookText[],
  rule: ChapterRule | undefined,
): Promise<readonly ChapterPlan[]> {
  const { title } = book.metadata;
  if (rule === 'whole') return planWhole(texts, title);
  const contents = await readContents(book);
  if (rule === 'spine') return planBySpine(texts, contents);
  const entries = planByContents(texts, contents);
  if (rule === 'contents') {
    if (entries.length === 0) throw new ImportError('the EPUB has no contents table to go by');
    return entries;
  }
  if (entries.length > 1) return entries;
  return texts.length > 1 ? planBySpine(texts, contents) : planWhole(texts, title);
}

function orientationOf({ metadata, pageDirection }: Book): Orientation {
  if (metadata.flow === 'scrolled-doc' || metadata.flow === 'scrolled-continuous') return 'TTB';
  return pageDirection === 'rtl' ? 'RTL' : 'LTR';
}

type Origin = {
  readonly book: Book;
  readonly digest: string;
  readonly rule: ChapterRule | undefined;
  readonly reading: Reading;
};

/** A novel from an EPUB of text: each chapter is a small, clean EPUB of its own. */
export async function readEpubNovel({ book, digest, rule }: Origin): Promise<FoundWork> {
  const texts = await bookTexts(book);
  if (texts.length === 0) throw new ImportError('the EPUB has no text in its spine');
  const plans = (await planOf(book, texts, rule)).filter(({ parts }) =>
    parts.some((part) => hasContent(copyOf(part))),
  );
  const { metadata, cover, archive } = book;
  const isPicture = cover !== null && cover.mediaType !== 'image/svg+xml';
  return {
    kind: 'novel',
    key: `epub:${metadata.identifier || metadata.title}`,
    identified: metadata.identifier !== '',
    digest,
    title: metadata.title,
    authors: metadata.authors,
    language: metadata.language,
    description: metadata.description,
    publisher: metadata.publisher,
    subjects: [],
    orientation: orientationOf(book),
    ...(isPicture
      ? { cover: async () => pictureFile(cover.path, await archive.read(cover.path)) }
      : {}),
    chapters: plans.map((plan) => ({
      key: plan.key,
      name: plan.name,
      body: { kind: 'epub', book: () => writeChapter(book, plan) },
    })),
    notes: [],
  };
}
