import type { Element } from '@xmldom/xmldom';
import { attribute, childElements, elementsNamed, textOf } from '../../xml/elements.ts';
import { isFlaw } from '../../import-error.ts';
import type { Omissions } from '../../report/omissions.ts';
import { takeDownUndecodable } from '#ingest/report/take-down-undecodable.ts';
import { parseLoosely } from '../../xml/parse-xml.ts';
import { readContentDocument } from '../document/content-document.ts';
import type { Book, BookItem } from './book.ts';
import { resolvePath, splitHref } from './resolve-path.ts';

export type ContentsEntry = {
  readonly label: string;
  /** Path in the archive; empty for a heading that leads nowhere. */
  readonly path: string;
  /** The id of an element, or empty. */
  readonly fragment: string;
  readonly children: readonly ContentsEntry[];
};

function entry(
  from: string,
  label: string,
  href: string,
  children: readonly ContentsEntry[],
): ContentsEntry {
  const path = href === '' ? '' : (resolvePath(from, href) ?? '');
  return { label, path, fragment: splitHref(href).fragment, children };
}

/** Entries of an EPUB 3 contents list: `<li><a/> <ol/></li>`. */
function fromList(list: Element | undefined, path: string): ContentsEntry[] {
  if (list === undefined) return [];
  return childElements(list)
    .filter((item) => item.localName === 'li')
    .map((item) => {
      const parts = childElements(item);
      const heading = parts.find(({ localName }) => localName === 'a' || localName === 'span');
      const href = heading?.localName === 'a' ? attribute(heading, 'href') : '';
      const inner = parts.find(({ localName }) => localName === 'ol' || localName === 'ul');
      return entry(path, textOf(heading), href, fromList(inner, path));
    });
}

/** Entries of an NCX, as EPUB 2 has it. */
function fromPoints(parent: Element, path: string): ContentsEntry[] {
  return childElements(parent)
    .filter((point) => point.localName === 'navPoint')
    .map((point) => {
      const parts = childElements(point);
      const content = parts.find(({ localName }) => localName === 'content');
      const label = parts.find(({ localName }) => localName === 'navLabel');
      const href = content === undefined ? '' : attribute(content, 'src');
      return entry(path, textOf(label), href, fromPoints(point, path));
    });
}

async function fromNav({ archive }: Book, { path }: BookItem): Promise<ContentsEntry[]> {
  const document = readContentDocument(await archive.read(path), path);
  const tables = elementsNamed(document, 'nav');
  const table = tables.find((element) => /\btoc\b/.test(attribute(element, 'type'))) ?? tables[0];
  const list = table && (elementsNamed(table, 'ol')[0] ?? elementsNamed(table, 'ul')[0]);
  return fromList(list, path);
}

async function fromNcx({ archive }: Book, { path }: BookItem): Promise<ContentsEntry[]> {
  const [map] = elementsNamed(parseLoosely(await archive.read(path), path), 'navMap');
  return map === undefined ? [] : fromPoints(map, path);
}

/** Nothing where a table cannot be read: the next one may, and the spine is there in the end. */
async function tolerated(table: Promise<ContentsEntry[]>): Promise<ContentsEntry[]> {
  try {
    return await table;
  } catch (error) {
    if (!isFlaw(error)) throw error;
    return [];
  }
}

/**
 * The contents table of a book, from its navigation document or its NCX; empty without either. Taken
 * down where there is one of which nothing can be read.
 */
export async function readContents(book: Book, omissions?: Omissions): Promise<ContentsEntry[]> {
  const { nav, ncx } = book;
  const byNav = nav === null ? [] : await tolerated(fromNav(book, nav));
  if (nav !== null && byNav.length > 0) {
    takeDownUndecodable(await book.archive.read(nav.path), nav.path, omissions);
    return byNav;
  }
  const byNcx = ncx === null ? [] : await tolerated(fromNcx(book, ncx));
  const table = nav ?? ncx;
  if (byNcx.length === 0 && table !== null) {
    const reason = 'is a contents table of which nothing can be read';
    omissions?.add({ kind: 'metadata', place: table.path, reason });
  }
  if (ncx !== null && byNcx.length > 0) {
    takeDownUndecodable(await book.archive.read(ncx.path), ncx.path, omissions);
  }
  return byNcx;
}

/** Where an entry leads: itself, or the first place below it. Null when there is none. */
export function targetOf(entryOf: ContentsEntry): { path: string; fragment: string } | null {
  if (entryOf.path !== '') return entryOf;
  for (const child of entryOf.children) {
    const target = targetOf(child);
    if (target !== null) return target;
  }
  return null;
}

/** The uppermost level of a contents table that tells chapters apart. */
export function chapterEntries(entries: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const [only, ...others] = entries;
  if (only === undefined || others.length > 0 || only.children.length === 0) return entries;
  return chapterEntries(only.children);
}
