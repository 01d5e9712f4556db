import { descriptionsAmong } from '@hanji/domain/reading/pages/page-descriptions.ts';
import { declaredWay } from '@hanji/domain/reading/kind/scroll-way.ts';
import type { Book, BookItem } from '../../epub/package/book.ts';
import { factNotes } from '#ingest/epub/package/metadata/book-facts.ts';
import type { BookText } from '../../epub/survey/book-text.ts';
import { lineFlowOf } from '../../epub/survey/line-flow.ts';
import { chapterEntries, targetOf, type ContentsEntry } from '../../epub/package/read-contents.ts';
import { ImportError } from '../../import-error.ts';
import type { Omission } from '../../report/omissions.ts';
import type { ChapterRule } from '../import-options.ts';
import type { FoundWork } from '#ingest/found-work.ts';
import { foundChapter, inspectPages, type Page, type PageChapter } from './page-chapters.ts';
import type { Reading } from '#ingest/reading.ts';
import { factsFromEpub, type EpubOrigin } from '#ingest/sources/epub-origin.ts';
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
      omissions.add(omission, key);
      return null;
    },
  };
}

function documentPages(
  { archive }: Book,
  pages: readonly BookText[],
  reading: Reading,
): readonly DocumentPage[] {
  const texts = pages.flatMap(({ views }) =>
    views.flatMap((view) => ('item' in view ? [view.text] : [])),
  );
  const descriptionOf = descriptionsAmong(texts);
  return pages.flatMap(({ item, views }) =>
    views.flatMap((view, index): DocumentPage[] => {
      const document = item.path;
      if ('item' in view) {
        const { path } = view.item;
        const description = descriptionOf(view.text) ?? undefined;
        const read = () => archive.read(path);
        return [{ page: { name: path, key: path, read, description }, document }];
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
  const { metadata, cover, pageDirection } = book;
  const { layout, flow } = metadata;
  const lines = flow === '' ? null : await lineFlowOf(book, texts);
  const way = declaredWay({ layout, flow, pageDirection, lines });
  takeDownText(texts, reading);
  return {
    ...factsFromEpub(origin, 'comic'),
    orientation: way?.orientation ?? (inspected.strips ? 'TTB' : null),
    ...(way?.sideways === true ? { sideways: true } : {}),
    ...(cover === null || cover.mediaType === 'image/svg+xml'
      ? {}
      : { cover: coverOf(book, cover) }),
    chapters: chapters.map((chapter) => foundChapter(chapter, inspected, reading)),
    notes: factNotes(metadata, 'comic'),
  };
}
