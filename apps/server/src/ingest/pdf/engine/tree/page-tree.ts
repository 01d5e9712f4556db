import { mostPages, type PageTree } from '../../pdf-messages.ts';
import { findNamedPages } from './named-pages.ts';
import type { OpenDocument } from '../open-document.ts';

/** So long pages are looked for that the file does not count, in milliseconds. */
const usualSearch = 15_000;

const wholePage = 2;

/** Puts an empty page behind all others, and gives its object's number; 0 where there is no tree. */
function addPage({ engine, handle }: OpenDocument): number {
  const page = engine.FPDFPage_New(handle, engine.FPDF_GetPageCount(handle), 1, 1);
  if (page === 0) return 0;
  const object = engine.EPDFPage_GetObjectNumber(page);
  engine.FPDF_ClosePage(page);
  return object;
}

/**
 * Lets the engine find a page that the file does not count, since it looks no further than there
 * are pages: as many as may be wanted are put behind all others.
 */
export function makeRoom(document: OpenDocument, pages: number): void {
  const { engine, handle } = document;
  while (engine.FPDF_GetPageCount(handle) < pages && addPage(document) !== 0);
}

/** The place of a page in the tree, counted from 0; null of an object that is none or hangs in no tree. */
function placeOf({ engine, handle }: OpenDocument, object: number): number | null {
  const page = engine.EPDFDoc_LoadPageByObjectNumber(handle, object);
  if (page === 0) return null;
  const destination = engine.EPDFDest_CreateView(page, wholePage, 0, 0);
  const place = engine.FPDFDest_GetDestPageIndex(handle, destination);
  engine.FPDF_ClosePage(page);
  return place < 0 ? null : place;
}

/** Objects of the pages behind those that are counted, in order; 0 for one that cannot be told. */
function lostPages(
  document: OpenDocument,
  counted: ReadonlySet<number>,
  from: number,
  until: number,
): Pick<PageTree, 'lost' | 'isPartial'> {
  const { objects, isPartial } = findNamedPages(document, until);
  const candidates = [...objects].filter((object) => !counted.has(object));
  makeRoom(document, Math.min(from + candidates.length, mostPages + 1));
  const places = new Map<number, number>();
  let isLate = false;
  for (const object of candidates) {
    isLate ||= performance.now() > until;
    const place = isLate ? null : placeOf(document, object);
    if (place !== null && place >= from) places.set(place, object);
  }
  const length = Math.max(from - 1, ...places.keys()) + 1 - from;
  const lost = Array.from({ length }, (_, index) => places.get(from + index) ?? 0);
  return { lost, isPartial: isPartial || isLate };
}

/**
 * What hangs in the tree of pages, whatever its root counts: the engine believes a count of over 0.
 * Where the count is too large, a page that is put behind all others is met before it; where it is
 * too small, objects that call themselves pages have a place behind it. The document has pages too
 * many then, and is of no more use but for asking where in it things are.
 */
export function readPageTree(document: OpenDocument, search = usualSearch): PageTree {
  const { engine, handle } = document;
  const pageAt = (index: number): number =>
    engine.EPDFDoc_GetPageObjectNumberByIndex(handle, index);
  const until = performance.now() + search;
  const counted = engine.FPDF_GetPageCount(handle);
  const first = pageAt(0);
  const end = addPage(document);
  const met = new Set<number>();
  let pages = 0;
  for (; pages < counted; pages += 1) {
    const object = pageAt(pages);
    if (object === end) break;
    met.add(object);
    if (pages === mostPages) return { counted, pages: counted, lost: [], isPartial: false };
  }
  // A tree that is a single page itself has become another by what was put behind it.
  if (pages === 0 && first !== 0) return { counted, pages: 1, lost: [], isPartial: false };
  if (pages < counted) return { counted, pages, lost: [], isPartial: false };
  return { counted, pages, ...lostPages(document, met, pages, until) };
}
