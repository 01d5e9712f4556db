/** The place where an element begins. */
export function rangeOfElement(element: Element | null): Range | undefined {
  if (!element) return undefined;
  const range = element.ownerDocument.createRange();
  range.selectNode(element);
  range.collapse(true);
  return range;
}

/** The rectangle of the text that is drawn next to a node that is not: before it, or else after it. */
function rectNextTo(node: Node): DOMRect | undefined {
  const content = node.ownerDocument;
  if (!content) return undefined;
  const texts = content.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
  const range = content.createRange();
  for (const way of ['previousNode', 'nextNode'] as const) {
    texts.currentNode = node;
    for (let text = texts[way](); text; text = texts[way]()) {
      range.selectNodeContents(text);
      const rects = range.getClientRects();
      const rect = rects[way === 'nextNode' ? 0 : rects.length - 1];
      if (rect) return rect;
    }
  }
  return undefined;
}

/** What has no box of its own may have drawn text in it all the same. */
function rectWithin(element: Element): DOMRect | undefined {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getClientRects()[0] ?? rectNextTo(element);
}

/**
 * A place's rectangle; a collapsed range has one only with a character in it. What is hidden stands
 * where the text about it is.
 */
export function rectOf(range: Range): DOMRect {
  const { startContainer: node, startOffset: offset } = range;
  if (node.nodeType === Node.TEXT_NODE) {
    const letter = range.cloneRange();
    letter.setEnd(node, Math.min((node.nodeValue ?? '').length, offset + 1));
    const rects = letter.getClientRects();
    return rects[rects.length - 1] ?? rectNextTo(node) ?? letter.getBoundingClientRect();
  }
  const child = node.childNodes[offset] ?? node;
  const isElement = child.nodeType === Node.ELEMENT_NODE;
  const element = isElement ? (child as Element) : (child.parentElement ?? (node as Element));
  const isDrawn = element.getClientRects().length > 0;
  return (isDrawn ? undefined : rectWithin(element)) ?? element.getBoundingClientRect();
}
