import type { Document } from '@xmldom/xmldom';
import { attribute, elementsNamed, textOf } from '../../xml/elements.ts';
import { ownText } from '../../xml/own-text.ts';
import { cleanDocument } from '../clean/clean-document.ts';
import { writeContentDocument } from '../document/content-document.ts';
import type { Book } from '../package/book.ts';
import { layoutOfItem } from '../package/item-layout.ts';
import { relativeHref, resolvePath, splitHref } from '../package/resolve-path.ts';
import type { ChapterOf } from '../plan/chapter-of.ts';
import { onlyUsed } from '../trial/used-styles.ts';
import { prepareDocument } from '../prepare/prepare-document.ts';
import type { ChapterDocument, ChapterFile } from './chapter-file.ts';
import type { KeptDocuments } from './kept-documents.ts';
import { placesIn, type PlaceOf } from './places.ts';
import { addDrawing, folder, resourcesOf, want, type Gathering } from './resources.ts';
import type { BookDocument, BookResource } from './write-book.ts';

function propertiesOf(document: Document): string[] {
  return [
    ...(elementsNamed(document, 'svg').length > 0 ? ['svg'] : []),
    ...(elementsNamed(document, 'math').length > 0 ? ['mathml'] : []),
  ];
}

/** Readies and cleans one document, in place. */
async function finish(
  gathering: Gathering,
  { path, source, document }: ChapterDocument,
  placeOf: PlaceOf,
  chapterOf: ChapterOf | undefined,
): Promise<void> {
  const { book, judges, used } = gathering;
  if (used !== undefined) {
    for (const sheet of elementsNamed(document, 'style')) {
      sheet.textContent = onlyUsed(sheet.textContent ?? '', used);
    }
  }
  if (judges !== undefined) {
    await prepareDocument(document, {
      book,
      source,
      part: JSON.stringify([judges.chapter, path]),
      ...judges,
      addDrawing(bytes) {
        const drawn = addDrawing(gathering, source, bytes);
        return drawn === null ? null : relativeHref(source, drawn);
      },
    });
  }
  cleanDocument(document, {
    file: (href) => want(gathering, source, href),
    place: (href) => placeOf({ path, source }, href),
    chapter: (href) => {
      const target = resolvePath(source, href);
      if (target === null) return null;
      const { fragment } = splitHref(href);
      const key = chapterOf?.(target, fragment) ?? null;
      return key === null ? null : { key, place: `${folder}${target}#${fragment}` };
    },
  });
}

type Gathered = {
  readonly documents: readonly BookDocument[];
  readonly resources: readonly BookResource[];
  /** That of the first document, or empty. */
  readonly language: string;
};

type GatherOptions = Partial<Pick<Gathering, 'judges' | 'used'>> & {
  /** Where links lead that lead out of the chapter; without, they lead nowhere. */
  readonly chapterOf?: ChapterOf;
};

/**
 * The documents of a chapter, cleaned, and the files of the book that they refer to, directly or
 * through style sheets; nothing else of the book. Reads one file of the book after the other, twice.
 */
export async function gatherBook(
  book: Book,
  files: readonly ChapterFile[],
  kept: KeptDocuments,
  { judges, used, chapterOf }: GatherOptions = {},
): Promise<Gathered> {
  const gathering: Gathering = { book, judges, used, wanted: new Set(), made: new Map() };
  const placeOf = await placesIn(files);
  const documents: BookDocument[] = [];
  let language: string | undefined;
  for (const { source, pathOf, continued = false, read } of files) {
    for (const [index, document] of (await read()).entries()) {
      const path = pathOf(index);
      await finish(gathering, { path, source, document }, placeOf, chapterOf);
      language ??=
        document.documentElement === null ? '' : attribute(document.documentElement, 'lang');
      documents.push({
        path: folder + path,
        title: ownText(textOf(elementsNamed(document, 'title')[0])),
        continued: continued || index > 0,
        bytes: await kept.keep(writeContentDocument(document)),
        properties: propertiesOf(document),
        layout: layoutOfItem(book, source),
      });
    }
  }
  return { documents, resources: await resourcesOf(gathering), language: language ?? '' };
}
