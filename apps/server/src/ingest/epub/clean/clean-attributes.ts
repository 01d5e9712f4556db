import type { Attr, Element } from '@xmldom/xmldom';
import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import { isOutside } from '../package/resolve-path.ts';
import {
  addresses,
  allowedAttributes,
  described,
  everywhere,
  painted,
} from './allowed-attributes.ts';
import { cleanDeclarations, cleanValue } from './clean-css.ts';
import { plainName, vocabularyOf } from './clean-elements.ts';

/** What a document may refer to: both give the address to write, or null where there is none. */
export type References = {
  /** A picture, font, sound or style sheet. */
  file(href: string): string | null;
  /** A place in this or another document of the same book. */
  place(href: string): string | null;
  /** Of a place that lies in another chapter of the work: where it is. */
  chapter?(href: string): ChapterPlace | null;
};

/** A place in another chapter of the same work. */
type ChapterPlace = {
  /** That of the chapter. */
  readonly key: string;
  /** `path#id` in that chapter's own file; the id is empty where a document as a whole is meant. */
  readonly place: string;
};

const xlink = 'http://www.w3.org/1999/xlink';

/** An address with its spaces and control characters taken out, as browsers read it. */
function plain(href: string): string {
  return href.replaceAll(/[\p{Cc} ]/gu, '');
}

function cleanAddress(element: Element, attribute: Attr, references: References): void {
  const href = attribute.value.trim();
  const name = plainName(element);
  const isLink = name === 'a' || name === 'area';
  if (!isLink && /^data:image\//i.test(plain(href))) return;
  if (isOutside(plain(href))) {
    element.removeAttributeNode(attribute);
    // A link outside is shown, but it is the viewer that asks before anything is opened.
    if (isLink && /^https?:\/\//i.test(plain(href))) {
      element.setAttribute(bookMarks.outsideHref, plain(href));
    }
    return;
  }
  const isPlace = isLink || href.startsWith('#');
  const own = isPlace ? references.place(href) : references.file(href);
  if (own !== null) {
    attribute.value = own;
    return;
  }
  element.removeAttributeNode(attribute);
  // What it leads to is another file of the service: the viewer asks for it by its key.
  const chapter = isLink ? (references.chapter?.(href) ?? null) : null;
  if (chapter === null) return;
  element.setAttribute(bookMarks.chapterKey, chapter.key);
  element.setAttribute(bookMarks.chapterPlace, chapter.place);
}

/** Style and paint refer to files of the book, and to parts of the same drawing. */
function cleanStyle(attribute: Attr, references: References): string | null {
  const rename = (href: string) => (href.startsWith('#') ? href : references.file(href));
  return attribute.localName === 'style'
    ? cleanDeclarations(attribute.value, rename)
    : cleanValue(attribute.value, rename);
}

function isAllowed(element: Element, { namespaceURI }: Attr, name: string): boolean {
  if (namespaceURI !== null) return described.has(namespaceURI) && name !== 'base';
  if (name.startsWith('aria-') || everywhere.has(name)) return true;
  const vocabulary = vocabularyOf(element);
  return vocabulary !== null && allowedAttributes[vocabulary].has(name);
}

/** Leaves of an element's attributes those that are known to load and run nothing. */
export function cleanAttributes(element: Element, references: References): void {
  for (const attribute of Array.from(element.attributes)) {
    const name = (attribute.localName ?? attribute.name).toLowerCase();
    if (attribute.name === 'xmlns' || attribute.name.startsWith('xmlns:')) continue;
    const { namespaceURI } = attribute;
    if (addresses.has(name) && (namespaceURI === null || namespaceURI === xlink)) {
      cleanAddress(element, attribute, references);
    } else if (namespaceURI === null && (name === 'style' || painted.has(name))) {
      const value = cleanStyle(attribute, references);
      if (value === null) element.removeAttributeNode(attribute);
      else attribute.value = value;
    } else if (!isAllowed(element, attribute, name)) {
      element.removeAttributeNode(attribute);
    }
  }
}
