const mark = 'data-look';

/** Selects what `markLooks` has marked. */
export const oneOfEachLook = `[${mark}]`;

/**
 * Marks one element with text, or one field, of each look: what has the same classes and colours up
 * to the root has the same contrast. Gives what takes the marks away.
 */
export function markLooks(root: Element): () => void {
  const seen = new Set<string>();
  const marked: Element[] = [];
  const visit = (element: Element, above: string): void => {
    const look = `${above}>${lookOf(element)}`;
    if (hasText(element) && !seen.has(look) && element.checkVisibility()) {
      seen.add(look);
      marked.push(element);
    }
    for (const child of element.children) visit(child, look);
  };
  visit(root, '');
  for (const element of marked) element.setAttribute(mark, '');
  return () => {
    for (const element of marked) element.removeAttribute(mark);
  };
}

function lookOf(element: Element): string {
  const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
    getComputedStyle(element);
  const colors = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight];
  return [element.localName, element.getAttribute('class'), ...colors].join('|');
}

function hasText(element: Element): boolean {
  if (element.matches('input, select, textarea')) return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}
