import { DOMImplementation, type Document, type Element } from '@xmldom/xmldom';
import { ElementType, parseDocument } from 'htmlparser2';
import { TooDeepError } from '../import-error.ts';
import { isKeptAttribute, isPlainName, prefixed, splitName } from './names.ts';

type Branch = ReturnType<typeof parseDocument>['children'][number];

const deepest = 256;

function setAttribute(element: Element, name: string, value: string): void {
  if (!isKeptAttribute(name)) return;
  const namespace = prefixed.get(splitName(name).prefix);
  if (namespace === undefined) element.setAttribute(name, value);
  else element.setAttributeNS(namespace, name, value);
}

/** An element of a name as it is written; one of a name that there is not keeps its words. */
function makeElement(document: Document, name: string): Element {
  const { prefix, local } = splitName(name);
  return document.createElementNS(prefixed.get(prefix) ?? null, isPlainName(local) ? local : 'x');
}

function grow(parent: Element, branches: readonly Branch[], name: string, depth: number): void {
  if (depth > deepest) throw new TooDeepError(`${name} is nested too deeply`);
  const document = parent.ownerDocument;
  if (document === null) return;
  for (const branch of branches) {
    if (branch.type === ElementType.Text) parent.appendChild(document.createTextNode(branch.data));
    else if (branch.type === ElementType.CDATA) grow(parent, branch.children, name, depth);
    else if ('attribs' in branch) {
      const element = makeElement(document, branch.name);
      for (const [own, value] of Object.entries(branch.attribs)) setAttribute(element, own, value);
      parent.appendChild(element);
      grow(element, branch.children, name, depth + 1);
    }
  }
}

/** A file that should be XML and is not well-formed, as far as it can be understood; `name` is for the message. */
export function mendXml(text: string, name: string): Document | null {
  const tree = parseDocument(text, { xmlMode: true });
  const top = tree.children.find((branch) => 'attribs' in branch);
  if (top === undefined || !('attribs' in top)) return null;
  const { local } = splitName(top.name);
  const document = new DOMImplementation().createDocument(null, local, null);
  const root = document.documentElement;
  if (root === null) return null;
  for (const [own, value] of Object.entries(top.attribs)) setAttribute(root, own, value);
  grow(root, top.children, name, 1);
  return document;
}
