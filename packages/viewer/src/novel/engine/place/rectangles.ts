import type { DrawnPart } from '#novel/engine/join/drawn-part.ts';
import type { DrawnText } from '#novel/engine/join/drawn-text.ts';
import type { ReadingEdge } from '#novel/engine/place/first-visible.ts';
import { rangeAt } from '#novel/engine/place/text-map.ts';

/** The place where an element begins. */
export function rangeOfElement(element: Element | null): Range | undefined {
  if (!element) return undefined;
  const range = element.ownerDocument.createRange();
  range.selectNode(element);
  range.collapse(true);
  return range;
}

/** A place's rectangle; a collapsed range has one only with a character in it. */
export function rectOf(range: Range): DOMRect {
  const { startContainer: node, startOffset: offset } = range;
  if (node.nodeType === Node.TEXT_NODE) {
    const letter = range.cloneRange();
    letter.setEnd(node, Math.min((node.nodeValue ?? '').length, offset + 1));
    const rects = letter.getClientRects();
    return rects[rects.length - 1] ?? letter.getBoundingClientRect();
  }
  const child = node.childNodes[offset] ?? node;
  const isElement = child.nodeType === Node.ELEMENT_NODE;
  const element = isElement ? (child as Element) : (child.parentElement ?? (node as Element));
  return element.getBoundingClientRect();
}

/** Where a part begins, by the reading edge: within a text at its first letter. */
export function startOf(text: DrawnText, part: DrawnPart, edge: ReadingEdge): DOMRect {
  const letter = part === text.parts[0] ? undefined : rangeAt(part.text, 0);
  if (letter) return rectOf(letter);
  const root = text.contents.document.documentElement.getBoundingClientRect();
  return new DOMRect(edge === 'right' ? root.right : root.left, root.top, 0, 0);
}
