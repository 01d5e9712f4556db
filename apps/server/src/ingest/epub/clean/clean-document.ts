import type { Attr, Document, Element } from '@xmldom/xmldom';
import { allElements } from '../../xml/elements.ts';
import { removeNode } from '../document/content-document.ts';
import { isOutside } from '../package/resolve-path.ts';
import { cleanCss } from './clean-css.ts';
import { cleanElements } from './clean-elements.ts';

/** What a document may refer to: both give the address to write, or null where there is none. */
export type References = {
  /** A picture, font, sound or style sheet. */
  file(href: string): string | null;
  /** A place in this or another document of the same book. */
  place(href: string): string | null;
};

const addresses = new Set(['href', 'src', 'poster', 'background', 'data', 'longdesc']);
const dropped = new Set(
  'srcset srcdoc ping action formaction cite manifest profile codebase base'.split(' '),
);

function isPicture(href: string): boolean {
  return /^\s*data:(?:image|font)\//i.test(href);
}

/** An address with its white space and control characters taken out, as browsers read it. */
function plain(href: string): string {
  // eslint-disable-next-line no-control-regex -- these are the characters to be taken out
  return href.replaceAll(/[\u0000-\u0020]/g, '');
}

function cleanAddress(element: Element, attribute: Attr, references: References): void {
  const href = attribute.value.trim();
  const isLink = /^(?:a|area)$/i.test(element.localName ?? '');
  if (!isLink && isPicture(plain(href))) return;
  if (isOutside(plain(href))) {
    element.removeAttributeNode(attribute);
    // A link outside is shown, but it is the viewer that asks before anything is opened.
    if (isLink && /^https?:\/\//i.test(plain(href))) {
      element.setAttribute('data-outside-href', plain(href));
    }
    return;
  }
  const isPlace = isLink || href.startsWith('#');
  const own = isPlace ? references.place(href) : references.file(href);
  if (own === null) element.removeAttributeNode(attribute);
  else attribute.value = own;
}

function cleanAttributes(element: Element, references: References): void {
  for (const attribute of Array.from(element.attributes)) {
    const name = (attribute.localName ?? attribute.name).toLowerCase();
    const isNamespace = attribute.name === 'xmlns' || attribute.name.startsWith('xmlns:');
    if (isNamespace) continue;
    if (name.startsWith('on') || dropped.has(name) || attribute.name === 'xml:base') {
      element.removeAttributeNode(attribute);
    } else if (addresses.has(name)) {
      cleanAddress(element, attribute, references);
    } else if (name === 'style' || /url\(/i.test(attribute.value)) {
      attribute.value = cleanCss(attribute.value, (href) =>
        href.startsWith('#') ? href : references.file(href),
      );
    }
  }
}

/** Takes out processing instructions: one can attach a style sheet or a transformation. */
function removeInstructions(node: Document | Element): void {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === 7 || child.nodeType === 10) removeNode(child);
  }
}

/**
 * Makes a document safe to show, in place: nothing in it runs, sends or loads from outside its
 * book. Writing direction, language and styles survive.
 */
export function cleanDocument(document: Document, references: References): void {
  removeInstructions(document);
  cleanElements(allElements(document));
  for (const element of allElements(document)) {
    removeInstructions(element);
    cleanAttributes(element, references);
    if (element.localName?.toLowerCase() === 'style') {
      element.textContent = cleanCss(element.textContent ?? '', (href) =>
        href.startsWith('#') ? href : references.file(href),
      );
    }
  }
}
