import type { Element, Node } from '@xmldom/xmldom';
import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import { attribute, isElement } from '../../xml/elements.ts';
import { longestDocument } from './bounds.ts';
import { isWhole } from './kinds.ts';
import { measure, type Measures } from './measure.ts';

/** A heading of more characters is none. */
const longestHeading = 500;
/** Headings that stand directly above each other. */
const mostHeadings = 3;

function isPiece(element: Element): boolean {
  return attribute(element, 'class') === bookMarks.piece;
}

function isBlank(node: Node): boolean {
  return !isElement(node) && (node.nodeValue ?? '').trim() === '';
}

/** What stands before a node in what contains it. */
function nodeBefore(node: Node): Node | null {
  let before = node.previousSibling;
  while (before !== null && isBlank(before)) before = before.previousSibling;
  return before;
}

/** The uppermost element that begins where another does. */
function outermost(element: Element, body: Element): Element {
  const { parentNode } = element;
  if (parentNode === null || !isElement(parentNode) || parentNode === body) return element;
  return nodeBefore(element) === null ? outermost(parentNode, body) : element;
}

/** Where to begin so that an element keeps its headings, and how much of them that is. */
function startOf(element: Element, body: Element, { lengthOf }: Measures) {
  let [start, length] = [outermost(element, body), 0];
  for (let count = 0; count < mostHeadings; count += 1) {
    const before = nodeBefore(start);
    if (before === null || !isElement(before) || !/^h[1-6]$/.test(before.localName ?? '')) break;
    if (lengthOf(before) > longestHeading) break;
    length += lengthOf(before);
    start = outermost(before, body);
  }
  return { start, length };
}

/** Before which elements to part a document, so that no part of it is over 200,000 characters. */
export function cutsOf(body: Element): readonly Element[] {
  const measures = measure(body);
  const { lengthOf, isBlocky } = measures;
  const cuts: Element[] = [];
  let used = 0;
  const cutBefore = (element: Element): void => {
    const { start, length } = startOf(element, body, measures);
    if (used === 0 || start === cuts.at(-1) || nodeBefore(start) === null) return;
    cuts.push(start);
    used = length;
  };
  const walk = (parent: Node): void => {
    for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
      const own = lengthOf(child);
      if (isElement(child) && used + own > longestDocument) {
        const fits = own <= longestDocument && used > longestDocument / 2;
        if (isBlocky(child) && !fits && !isWhole(child)) {
          walk(child);
          continue;
        }
        if (isBlocky(child) || isPiece(child)) cutBefore(child);
      }
      used += own;
    }
  };
  walk(body);
  return cuts;
}
