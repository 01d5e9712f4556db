import { bookMarks } from '@hanji/domain/reading/book-marks.ts';

/** The outermost element at one end of what a node holds, unless text stands before it. */
function elementAt(parent: Node, end: 'first' | 'last'): Element | undefined {
  let at = end === 'first' ? parent.firstChild : parent.lastChild;
  while (at && at.nodeType !== Node.ELEMENT_NODE && (at.nodeValue ?? '').trim() === '') {
    at = end === 'first' ? at.nextSibling : at.previousSibling;
  }
  // Nodes of a frame are not instances of this window's classes.
  return at?.nodeType === Node.ELEMENT_NODE ? (at as Element) : undefined;
}

/** Whether two elements are the halves of one. */
function isOne(before: Element | undefined, after: Element | undefined): boolean {
  return (
    after?.classList.contains(bookMarks.continued) === true && before?.localName === after.localName
  );
}

function takeAttributes(to: Element, from: Element): void {
  for (const { name } of Array.from(to.attributes)) to.removeAttribute(name);
  for (const { name, value } of Array.from(from.attributes)) to.setAttribute(name, value);
}

/**
 * Puts a part behind what is there; elements that were parted are one again. Gives the node at
 * which the part begins.
 */
export function appendPart(into: Node, part: Node): ChildNode | undefined {
  const open = elementAt(into, 'last');
  const next = elementAt(part, 'first');
  let start: ChildNode | undefined;
  if (open && next && isOne(open, next)) {
    start = appendPart(open, next);
    next.remove();
  }
  start ??= part.firstChild ?? undefined;
  for (const child of Array.from(part.childNodes)) into.appendChild(child);
  return start;
}

/** Puts a part before what is there. Gives the node at which that begins now. */
export function prependPart(into: Node, part: Node): ChildNode | undefined {
  const first = elementAt(into, 'first');
  const open = elementAt(part, 'last');
  let start = into.firstChild ?? undefined;
  if (open && first && isOne(open, first)) {
    start = prependPart(first, open) ?? start;
    takeAttributes(first, open);
    open.remove();
  }
  const before = into.firstChild;
  for (const child of Array.from(part.childNodes)) into.insertBefore(child, before);
  return start;
}

/** The node at which begins what is new in a part. */
export function beginningOf(part: Node): ChildNode | null {
  const first = elementAt(part, 'first');
  return first?.classList.contains(bookMarks.continued) ? beginningOf(first) : part.firstChild;
}

/** Takes away all before a node; what it stands in begins as it does in its own document. */
export function cutBefore(start: ChildNode, own: HTMLElement): void {
  const around: Element[] = [];
  for (let at: Node = start; at.parentElement && at.nodeName !== 'BODY'; at = at.parentElement) {
    while (at.previousSibling) at.previousSibling.remove();
    if (at.parentElement.nodeName !== 'BODY') around.unshift(at.parentElement);
  }
  let from: Element | undefined = own;
  for (const element of around) {
    from = from && elementAt(from, 'first');
    if (from) takeAttributes(element, from);
  }
}

/** Takes away a node and all behind it. */
export function cutFrom(start: ChildNode): void {
  for (let at: Node = start; at.parentElement && at.nodeName !== 'BODY'; at = at.parentElement) {
    while (at.nextSibling) at.nextSibling.remove();
  }
  start.remove();
}
