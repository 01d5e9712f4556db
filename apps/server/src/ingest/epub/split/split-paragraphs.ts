import { DOMImplementation, type Document, type Element, type Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { longestParagraph } from './bounds.ts';
import { isWhole } from './kinds.ts';
import { putPieces } from './line-pieces.ts';
import { measure, type Measures } from './measure.ts';

/** Whether something in an element stands in lines that go on for too long. */
function hasLongLines(parent: Node, measures: Measures): boolean {
  let length = 0;
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    if (isElement(child) && measures.isBlocky(child)) {
      const own = measures.lengthOf(child);
      if (own > longestParagraph && !isWhole(child) && hasLongLines(child, measures)) return true;
      length = 0;
    } else {
      length += measures.lengthOf(child);
      if (length > longestParagraph) return true;
    }
  }
  return false;
}

/** Copies what is in an element, its long lines in pieces. */
function copyInto(from: Node, to: Element, measures: Measures, keepsLines: boolean): void {
  const document = to.ownerDocument;
  if (document === null) return;
  let run: Node[] = [];
  const flush = (): void => {
    const length = run.reduce((sum, node) => sum + measures.lengthOf(node), 0);
    if (length > longestParagraph) putPieces(run, to, keepsLines);
    else for (const node of run) to.appendChild(document.importNode(node, true));
    run = [];
  };
  for (let child = from.firstChild; child !== null; child = child.nextSibling) {
    if (!isElement(child) || !measures.isBlocky(child)) {
      run.push(child);
      continue;
    }
    flush();
    const isShort = measures.lengthOf(child) <= longestParagraph;
    const copy = document.importNode(child, isShort || isWhole(child));
    to.appendChild(copy);
    if (!isShort && !isWhole(child)) {
      copyInto(child, copy, measures, keepsLines || child.localName === 'pre');
    }
  }
  flush();
}

/**
 * Parts paragraphs of over 20,000 characters at ends of sentences. A paragraph stays one element: its
 * pieces are lines of their own within it. Gives the document itself where nothing is so long.
 */
export function splitParagraphs(document: Document): Document {
  const measures = measure(document);
  const root = document.documentElement;
  if (root === null || !hasLongLines(root, measures)) return document;
  const copy = new DOMImplementation().createDocument(null, '');
  const own = copy.importNode(root, false);
  copy.appendChild(own);
  copyInto(root, own, measures, false);
  return copy;
}
