const fields =
  ':is(input, select, textarea):enabled:not([type=checkbox], [type=radio], [type=range], [type=file])';

/**
 * Elements with text, and fields, by how they look: what has the same classes, grounds and colour up
 * to the root has the same contrast. One visible element of each look that `known` does not have.
 */
export function newLooks(root: Element, known: ReadonlySet<string>): Map<Element, string> {
  const grounds = new Map<Element, string>();
  const looks = new Set(known);
  const found = new Map<Element, string>();
  for (const element of withText(root)) {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = [groundOf(element, grounds), color, fontSize, fontWeight].join('|');
    if (looks.has(look) || !element.checkVisibility()) continue;
    looks.add(look);
    found.set(element, look);
  }
  return found;
}

/** Classes and what is painted behind an element, from the root down. */
function groundOf(element: Element, grounds: Map<Element, string>): string {
  const known = grounds.get(element);
  if (known !== undefined) return known;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const own = [element.localName, element.getAttribute('class'), backgroundColor, backgroundImage];
  const above = element.parentElement ? groundOf(element.parentElement, grounds) : '';
  const ground = `${above}>${own.join('|')}|${opacity}`;
  grounds.set(element, ground);
  return ground;
}

/** What axe can measure: a single character it cannot, and what is disabled needs no contrast. */
function withText(root: Element): Set<Element> {
  const found = new Set(root.querySelectorAll(fields));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!parentElement || !nodeValue?.trim()) continue;
    if ((parentElement.textContent?.trim().length ?? 0) > 1) found.add(parentElement);
  }
  return found;
}
