import type { Orientation } from '@hanji/contract/vocabulary.ts';
import type { Book, BookItem } from '../../epub/package/book.ts';
import { factNotes } from '#ingest/epub/package/metadata/book-facts.ts';
import type { BookText } from '../../epub/survey/book-text.ts';
import { chapterEntries, targetOf, type ContentsEntry } from '../../epub/package/read-contents.ts';
import { ImportError } from '../../import-error.ts';
import type { Omission } from '../../report/omissions.ts';
import type { ChapterRule } from '../import-options.ts';
import type { FoundWork } from '#ingest/found-work.ts';
import { foundChapter, inspectPages, type Page, type PageChapter } from './page-chapters.ts';
import type { Reading } from '#ingest/reading.ts';
import { saidByEpub, type EpubOrigin } from '#ingest/sources/epub-origin.ts';
import { pictureFile } from '../../picture/picture-file.ts';

type DocumentPage = { readonly page: Page; readonly document: string };

/** A comic shows pictures alone: all text of the book is left out. */
function takeDownText(pages: readonly BookText[], { omissions }: Reading): void {
  for (const { item, pictures, end } of pages) {
    if (end.letters === 0) continue;
    const [kind, reason] =
      pictures.length > 0
        ? (['text', 'stands beside a picture'] as const)
        : (['document', 'has text and no picture'] as const);
    omissions.add({ kind, place: item.path, reason, characters: end.letters });
  }
}

/** A page for which there is no picture: looking at it takes that down, and leaves a gap. */
function gapPage(key: string, omission: Omission, { omissions }: Reading): Page {
  const { place } = omission;
  return {
    name: place,
    key,
    read: () => Promise.reject(new ImportError(`${place} ${omission.reason}`)),
    async size() {
      omissions.add(omission);
      return null;
    },
  };
}

function documentPages(
  { archive }: Book,
  pages: readonly BookText[],
  reading: Reading,
): readonly DocumentPage[] {
  return pages.flatMap(({ item, views }) =>
    views.flatMap((view, index): DocumentPage[] => {
      const document = item.path;
      if ('item' in view) {
        const { path } = view.item;
        return [{ page: { name: path, key: path, read: () => archive.read(path) }, document }];
      }
      if (view.omission.gap) {
        return [{ page: gapPage(`${document}#${index}`, view.omission, reading), document }];
      }
      reading.omissions.add(view.omission);
      return [];
    }),
  );
}

function chaptersOf(
  book: Book,
  contents: readonly ContentsEntry[],
  pages: readonly DocumentPage[],
  rule: ChapterRule,
): PageChapter[] {
  const { title } = book.metadata;
  const whole = [{ key: '', name: title, pages: pages.map(({ page }) => page) }];
  if (rule === 'whole') return whole;
  const byDocument = new Map<string, string>();
  if (rule === 'spine') {
    for (const { document } of pages) byDocument.set(document, `${byDocument.size + 1}`);
  } else {
    for (const entry of chapterEntries(contents)) {
      const path = targetOf(entry)?.path ?? '';
      if (!byDocument.has(path)) byDocument.set(path, entry.label);
    }
  }
  const chapters: { key: string; name: string; pages: Page[] }[] = [];
  const met = new Set<string>();
  for (const { page, document } of pages) {
    const name = met.has(document) ? undefined : byDocument.get(document);
    met.add(document);
    const last = chapters.at(-1);
    if (name === undefined && last !== undefined) last.pages.push(page);
    else chapters.push({ key: document, name: name || title, pages: [page] });
  }
  return chapters;
}

/** Reading direction as the book declares it (EPUB 3.4, layout and flow). */
function declared({ metadata, pageDirection }: Book): Orientation | null {
  const scrolled = metadata.flow === 'scrolled-doc' || metadata.flow === 'scrolled-continuous';
  if (metadata.layout === 'roll' || (scrolled && metadata.layout !== 'pre-paginated')) return 'TTB';
  if (pageDirection === null) return null;
  return pageDirection === 'rtl' ? 'RTL' : 'LTR';
}

function coverOf({ archive }: Book, cover: BookItem) {
  return async () => pictureFile(cover.path, await archive.read(cover.path));
}

/** A comic from an EPUB of pictures. */
export async function readEpubComic(origin: EpubOrigin): Promise<FoundWork> {
  const { book, texts, contents, rule = 'whole', reading } = origin;
  const pages = documentPages(book, texts, reading);
  if (pages.length === 0) throw new ImportError('the EPUB has no pictures in its spine');
  const chapters = chaptersOf(book, contents, pages, rule);
  const inspected = await inspectPages(chapters, reading);
  const { metadata, cover } = book;
  takeDownText(texts, reading);
  return {
    ...saidByEpub(origin, 'comic'),
    orientation: declared(book) ?? (inspected.strips ? 'TTB' : null),
    ...(cover === null || cover.mediaType === 'image/svg+xml'
      ? {}
      : { cover: coverOf(book, cover) }),
    chapters: chapters.map((chapter) => foundChapter(chapter, inspected, reading)),
    notes: factNotes(metadata, 'comic'),
  };
}
