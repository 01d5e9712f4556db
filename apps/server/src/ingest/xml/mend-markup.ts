import { DOMImplementation, type Document, type Element } from '@xmldom/xmldom';
import { ElementType, parseDocument } from 'htmlparser2';
import { TooLargeError } from '../import-error.ts';
import { namespaces, opsNamespace } from './namespaces.ts';

type Tree = ReturnType<typeof parseDocument>;
type Branch = Tree['children'][number];

const prefixed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    xlink: 'http://www.w3.org/1999/xlink',
    xml: 'http://www.w3.org/XML/1998/namespace',
    epub: opsNamespace,
    opf: 'http://www.idpf.org/2007/opf',
    dc: 'http://purl.org/dc/elements/1.1/',
  }),
);

/** Names of drawings that a parser of HTML writes in small letters. */
const drawn = new Map(
  'linearGradient radialGradient clipPath textPath foreignObject'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** What is said in several ways, see `chooseCases`. */
const cases = new Set(['switch', 'case', 'default']);

const deepest = 256;
const plainName = /^[A-Za-z_][\w.-]*$/;

function splitName(name: string): { prefix: string; local: string } {
  const at = name.indexOf(':');
  return at < 0
    ? { prefix: '', local: name }
    : { prefix: name.slice(0, at), local: name.slice(at + 1) };
}

function setAttribute(element: Element, name: string, value: string): void {
  const { prefix, local } = splitName(name);
  if (!plainName.test(local) || prefix === 'xmlns' || name === 'xmlns') return;
  const own = prefixed.get(prefix);
  if (prefix === '') element.setAttribute(local, value);
  else if (own !== undefined) element.setAttributeNS(own, name, value);
}

/** Makes an element of a name as it is written; one of a name that there is not keeps its words. */
type MakeElement = (name: string, parent: Element) => Element;

function makeHtml(document: Document): MakeElement {
  return (name, parent) => {
    const { prefix, local } = splitName(name);
    const inside = parent.localName === 'foreignObject' ? namespaces.html : parent.namespaceURI;
    const known = prefix === '' || prefix === 'svg' || prefix === 'm' || prefix === 'html';
    if (prefix === 'epub' && cases.has(local)) {
      return document.createElementNS(opsNamespace, name);
    }
    if (local === 'svg') return document.createElementNS(namespaces.svg, 'svg');
    if (local === 'math') return document.createElementNS(namespaces.math, 'math');
    if (!known || !plainName.test(local)) return document.createElementNS(namespaces.html, 'x-x');
    return document.createElementNS(
      inside,
      inside === namespaces.svg ? (drawn.get(local) ?? local) : local,
    );
  };
}

function makeXml(document: Document): MakeElement {
  return (name) => {
    const { prefix, local } = splitName(name);
    const plain = plainName.test(local) ? local : 'x';
    return document.createElementNS(prefixed.get(prefix) ?? null, plain);
  };
}

function grow(
  parent: Element,
  branches: readonly Branch[],
  make: MakeElement,
  depth: number,
): void {
  if (depth > deepest) throw new TooLargeError('a document is nested too deeply');
  const document = parent.ownerDocument;
  if (document === null) return;
  for (const branch of branches) {
    if (branch.type === ElementType.Text) parent.appendChild(document.createTextNode(branch.data));
    else if (branch.type === ElementType.CDATA) grow(parent, branch.children, make, depth);
    else if ('attribs' in branch) {
      const element = make(branch.name, parent);
      for (const [name, value] of Object.entries(branch.attribs)) {
        setAttribute(element, name, value);
      }
      parent.appendChild(element);
      grow(element, branch.children, make, depth + 1);
    }
  }
}

function named(branches: readonly Branch[], name: string): Branch[] {
  return branches.filter((branch) => 'attribs' in branch && branch.name === name);
}

function childrenOf(branch: Branch): Branch[] {
  return 'children' in branch ? [...branch.children] : [];
}

/**
 * What many books have instead of XHTML, as a browser would take it: unclosed tags, bare ampersands,
 * prefixes that nobody declared. Nothing of its text is lost, wherever it stands.
 */
export function mendHtml(text: string): Document {
  const options = { recognizeSelfClosing: true, recognizeCDATA: true } as const;
  const tree = parseDocument(text, { ...options, lowerCaseAttributeNames: false });
  const document = new DOMImplementation().createDocument(namespaces.html, 'html', null);
  const root = document.documentElement;
  if (root === null) return document;
  const make = makeHtml(document);
  const top = tree.children.flatMap((branch) =>
    named([branch], 'html').length > 0 ? childrenOf(branch) : [branch],
  );
  const heads = named(top, 'head');
  const [head, body] = ['head', 'body'].map((name) =>
    document.createElementNS(namespaces.html, name),
  );
  if (head === undefined || body === undefined) return document;
  root.appendChild(head);
  root.appendChild(body);
  grow(head, heads.flatMap(childrenOf), make, 2);
  for (const branch of top) {
    if (heads.includes(branch)) continue;
    grow(body, named([branch], 'body').length > 0 ? childrenOf(branch) : [branch], make, 2);
  }
  for (const [element, branch] of [
    [root, named(tree.children, 'html')[0]],
    [body, named(top, 'body')[0]],
  ] as const) {
    if (branch === undefined || !('attribs' in branch)) continue;
    for (const [name, value] of Object.entries(branch.attribs)) setAttribute(element, name, value);
  }
  return document;
}

/** A file that should be XML and is not well-formed, as far as it can be understood. */
export function mendXml(text: string): Document | null {
  const tree = parseDocument(text, { xmlMode: true });
  const top = tree.children.find((branch) => 'attribs' in branch);
  if (top === undefined || !('attribs' in top)) return null;
  const { local } = splitName(top.name);
  const document = new DOMImplementation().createDocument(null, local, null);
  const root = document.documentElement;
  if (root === null) return null;
  for (const [name, value] of Object.entries(top.attribs)) setAttribute(root, name, value);
  grow(root, top.children, makeXml(document), 1);
  return document;
}
