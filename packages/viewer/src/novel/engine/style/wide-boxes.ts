/** On what is wider than its line: it is a box of its own that scrolls. Says how the lines run. */
export const wideAttribute = 'data-hj-wide';

/** The room that a line has where an element stands, in pixels. */
function roomFor(element: Element, vertical: boolean): number {
  const parent = element.parentElement;
  const style = parent && element.ownerDocument.defaultView?.getComputedStyle(parent);
  if (!style) return Infinity;
  const pixels = (value: string): number => Number.parseFloat(value) || 0;
  const padding = pixels(style.paddingInlineStart) + pixels(style.paddingInlineEnd);
  const size = vertical ? parent.clientHeight : parent.clientWidth;
  return size > 0 ? size - padding : Infinity;
}

/** How long its longest line is. */
function lengthOf(element: HTMLElement, vertical: boolean): number {
  return vertical
    ? Math.max(element.offsetHeight, element.scrollHeight)
    : Math.max(element.offsetWidth, element.scrollWidth);
}

/**
 * Marks tables, code and formulas that are wider than their line, for the style sheet and for
 * fingers. Attributes alone: no place in the book changes by it.
 */
export function markWideBoxes(content: Document, vertical: boolean): void {
  const boxes = Array.from(content.querySelectorAll<HTMLElement>('table, pre, math'));
  for (const box of boxes) {
    box.removeAttribute(wideAttribute);
    box.removeAttribute('tabindex');
  }
  const wide = boxes.filter(
    (box) =>
      box.parentElement?.closest('table') === null &&
      lengthOf(box, vertical) > roomFor(box, vertical) + 1,
  );
  for (const box of wide) {
    box.setAttribute(wideAttribute, vertical ? 'down' : 'across');
    // Who has no finger and no wheel scrolls it by keys.
    box.tabIndex = 0;
  }
}
