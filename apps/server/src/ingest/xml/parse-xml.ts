import { DOMParser, type Document, type Element, type Node } from '@xmldom/xmldom';
import { decodeHTML } from 'entities';
import { parseDocument } from 'htmlparser2';
import { ImportError, TooDeepError, TooLargeError } from '../import-error.ts';
import { hasTooManyElements, mostElements } from './count-elements.ts';
import { decodeText } from './decode-text.ts';
import { childElements } from './elements.ts';
import { withoutForbidden as withoutCharacters } from './forbidden.ts';
import { mendHtml } from './well-formed/mend-html.ts';
import type { OnUnclosed } from './well-formed/unclosed.ts';
import { mendXml } from './mend-xml.ts';
import { isPageRoot } from './page-root.ts';
import { withoutDoctype } from './without-doctype.ts';

/** No chapter is longer; a tree takes many times the memory of its text. */
const mostBytes = 16 * 1024 * 1024;
const mostTags = 1_000_000;
const mostAttributes = 250;
const deepest = 256;

const own = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** Names such as `&nbsp;` belong to HTML; XML without a declaration does not know them. */
function withoutNamedEntities(text: string): string {
  return text.replace(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&([A-Za-z][A-Za-z0-9]*);/g,
    (whole, name?: string) => {
      if (name === undefined || own.has(name)) return whole;
      const decoded = decodeHTML(whole);
      if (decoded === whole) return `&amp;${name};`;
      // Other names of its signs, such as `&LT;`, are no markup either.
      return decoded.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
    },
  );
}

const section = '<![CDATA[';

/** A section that is never closed is none: otherwise nothing behind its sign would be read. */
function withoutUnclosedSection(text: string): string {
  const at = text.indexOf(section, text.lastIndexOf(']]>') + 1);
  return at < 0 ? text : text.slice(0, at) + text.slice(at).replaceAll(section, '');
}

function isIn([first, last]: readonly [number, number], code: number | undefined): boolean {
  return code !== undefined && code >= first && code <= last;
}

const leading = [0xd8_00, 0xdb_ff] as const;
const trailing = [0xdc_00, 0xdf_ff] as const;

/** Characters by number, one behind the other: halves of one are joined, as old programs write them. */
function joinedReferences(run: string): string {
  const written = run.match(/&[^;]+;/g) ?? [];
  const codes = written.map((whole) => {
    const digits = whole.slice(2, -1);
    return /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  });
  return codes
    .map((code, index) => {
      if (code > 0x10_ffff) return '';
      if (isIn(leading, code)) {
        const next = codes[index + 1];
        return isIn(trailing, next) ? String.fromCharCode(code, next ?? 0) : '\uFFFD';
      }
      if (isIn(trailing, code)) return isIn(leading, codes[index - 1]) ? '' : '\uFFFD';
      return withoutCharacters(String.fromCodePoint(code)) === '' ? '' : (written[index] ?? '');
    })
    .join('');
}

/** Without what no XML may hold, by number too, which a parser that is lenient lets through. */
function withoutForbidden(text: string): string {
  return withoutCharacters(text).replace(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|(?:&#(?:x[\da-f]+|\d+);)+/gi,
    (run) => (run.startsWith('&') ? joinedReferences(run) : run),
  );
}

function hasTooManyTags(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0 && count < mostTags; at = text.indexOf('<', at + 1)) {
    count += 1;
  }
  return count >= mostTags;
}

/** A parser looks through all attributes of a tag for each of them. */
function hasTooManyAttributes(text: string): boolean {
  for (let at = text.indexOf('<'), next = at; at >= 0; at = next) {
    next = text.indexOf('<', at + 1);
    const end = next < 0 ? text.length : next;
    // So many attributes are no shorter.
    if (end - at < mostAttributes * 3) continue;
    const [tag] = parseDocument(text.slice(at, end), { xmlMode: true }).children;
    if (tag === undefined || !('attribs' in tag)) continue;
    if (Object.keys(tag.attribs).length > mostAttributes) return true;
  }
  return false;
}

/** Text that an XML parser reads without a document type: entities by name are replaced. */
export function plainXml(bytes: Uint8Array, name: string): string {
  if (bytes.length > mostBytes) throw new TooLargeError(`${name} is over 16 MiB long`);
  const decoded = decodeText(bytes).replace(/^\uFEFF/, '');
  const text = withoutUnclosedSection(withoutDoctype(decoded, name)).trimStart();
  if (hasTooManyTags(text)) {
    throw new TooLargeError(`${name} has over ${mostTags} tags`);
  }
  if (hasTooManyAttributes(text)) {
    throw new TooLargeError(`${name} has a tag with over ${mostAttributes} attributes`);
  }
  return withoutNamedEntities(withoutForbidden(text));
}

/** Whether a tree would exhaust the stack of whatever walks it. */
function isTooDeep(document: Document): boolean {
  let depth = 0;
  let node: Node | null = document.documentElement;
  while (node !== null) {
    if (depth > deepest) return true;
    if (node.firstChild !== null) {
      depth += 1;
      node = node.firstChild;
      continue;
    }
    while (node !== null && node.nextSibling === null) {
      depth -= 1;
      node = node.parentNode;
    }
    node = node?.nextSibling ?? null;
  }
  return false;
}

export function refuseDepth(document: Document, name: string): Document {
  if (isTooDeep(document)) throw new TooDeepError(`${name} is nested too deeply`);
  return document;
}

/** Parses strictly. Null when the text is not well-formed. */
export function parseStrictly(text: string): Document | null {
  let faulty = false;
  const onError = (level: 'warning' | 'error' | 'fatalError'): void => {
    if (level !== 'warning') faulty = true;
  };
  try {
    const document = new DOMParser({ onError, locator: false }).parseFromString(text, 'text/xml');
    return faulty || document.documentElement === null ? null : document;
  } catch {
    return null;
  }
}

/** The tree of a page that is well-formed; null for what has another root, no body, or is too deep. */
function parsePage(text: string): Document | null {
  const document = parseStrictly(text);
  const root = document?.documentElement ?? null;
  if (document === null || root === null) return null;
  if (!isPageRoot(root.namespaceURI, root.localName)) return null;
  const hasBody = root.localName !== 'html' || childElements(root).some(isBody);
  return hasBody && !isTooDeep(document) ? document : null;
}

function isBody({ localName }: Element): boolean {
  return localName === 'body';
}

/** Parses what should be XHTML, as browsers read it where it is not well-formed or no page. */
export function parseHtml(text: string, name: string, onUnclosed?: OnUnclosed): Document {
  return parsePage(text) ?? readable(parseStrictly(mendHtml(text, onUnclosed)), name);
}

function readable(document: Document | null, name: string): Document {
  if (document === null) throw new ImportError(`${name} is not readable XML`);
  return refuseDepth(document, name);
}

/** What is read as one tree: pages are parted first, and may be longer. */
function plainWhole(bytes: Uint8Array, name: string): string {
  const text = plainXml(bytes, name);
  if (hasTooManyElements(text)) {
    throw new TooLargeError(`${name} has over ${mostElements} elements`);
  }
  return text;
}

/** A file of an archive that has to be well-formed XML; `name` is for the message. */
export function parseXml(bytes: Uint8Array, name: string): Document {
  return readable(parseStrictly(plainWhole(bytes, name)), name);
}

/** A file that should be well-formed XML, as far as it can be understood where it is not. */
export function parseLoosely(bytes: Uint8Array, name: string): Document {
  const text = plainWhole(bytes, name);
  return readable(parseStrictly(text) ?? mendXml(text, name), name);
}
