import type { Document, Element } from '@xmldom/xmldom';
import { allElements } from '../../xml/elements.ts';
import { removeNode } from '../document/content-document.ts';
import { cleanAttributes, type References } from './clean-attributes.ts';
import { cleanCss } from './clean-css.ts';
import { cleanElements, plainName } from './clean-elements.ts';

const [textNode, cdata, instruction, comment, documentType] = [3, 4, 7, 8, 10];

/**
 * Takes out what is not read, and could be read as something else: instructions attach style sheets
 * or transformations, comments and sections end elsewhere in HTML than in XML.
 */
function cleanNodes(parent: Document | Element): void {
  for (const child of Array.from(parent.childNodes)) {
    const { nodeType } = child;
    if (nodeType === cdata) {
      const text = parent.ownerDocument?.createTextNode(child.nodeValue ?? '');
      if (text) parent.replaceChild(text, child);
    } else if (
      nodeType === instruction ||
      nodeType === comment ||
      nodeType === documentType ||
      // Words between the document and its root are no words of a page.
      (nodeType === textNode && parent.nodeType === 9)
    ) {
      removeNode(child);
    }
  }
}

/**
 * Makes a document safe to show, in place: nothing in it runs, sends or loads from outside its
 * book. What is not known to be harmless goes; writing direction, language and styles survive.
 */
export function cleanDocument(document: Document, references: References): void {
  cleanNodes(document);
  cleanElements(document);
  for (const element of allElements(document)) {
    cleanNodes(element);
    cleanAttributes(element, references);
    const name = plainName(element);
    if (name === 'style') {
      element.textContent = cleanCss(element.textContent ?? '', (href) =>
        href.startsWith('#') ? href : references.file(href),
      );
      // HTML reads a title as words alone, wherever XML sees elements in it.
    } else if (name === 'title') {
      element.textContent = element.textContent ?? '';
    }
  }
}
