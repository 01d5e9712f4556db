import type { Document } from '@xmldom/xmldom';
import { decodeXML } from 'entities';
import { elementsNamed } from '../../xml/elements.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { ownText } from '../../xml/own-text.ts';

/** What may stand before the root of a page. */
const before = /\s+|<!--[\s\S]*?-->|<\?([\s\S]*?)\?>/y;
const attributes = /\b(href|type|title|media|alternate)\s*=\s*(["'])(.*?)\2/g;
/** More sheets than a page has. */
const most = 32;

type Sheet = ReadonlyMap<string, string>;

/** Style sheets that stand before the root of a page (W3C, associating style sheets with XML). */
export function instructedSheets(text: string): readonly Sheet[] {
  const found: Sheet[] = [];
  before.lastIndex = 0;
  for (let next = before.exec(text); next !== null; next = before.exec(text)) {
    const [, words = ''] = /^xml-stylesheet\s([\s\S]*)$/.exec(next[1] ?? '') ?? [];
    const own = [...words.matchAll(attributes)];
    const sheet = new Map(
      own.map(([, name = '', , value = '']) => [name, ownText(decodeXML(value))]),
    );
    if (sheet.has('href') && found.length < most) found.push(sheet);
  }
  return found;
}

/** Puts them into the head, in place, as the links that stand for them in HTML. */
export function linkSheets(document: Document, sheets: readonly Sheet[]): Document {
  const root = document.documentElement;
  if (sheets.length === 0 || root === null) return document;
  const [known] = elementsNamed(root, 'head');
  const head = known ?? document.createElementNS(namespaces.html, 'head');
  if (known === undefined) root.insertBefore(head, root.firstChild);
  const first = head.firstChild;
  for (const sheet of sheets) {
    const link = document.createElementNS(namespaces.html, 'link');
    link.setAttribute(
      'rel',
      sheet.get('alternate') === 'yes' ? 'alternate stylesheet' : 'stylesheet',
    );
    for (const name of ['href', 'type', 'title', 'media']) {
      const value = sheet.get(name);
      if (value !== undefined) link.setAttribute(name, value);
    }
    head.insertBefore(link, first);
  }
  return document;
}
