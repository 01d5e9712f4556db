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
