/** On prose whose lines may end as the reader has them; others stand where the author put them. */
export const alignedAttribute = 'data-hj-align';

const prose = ['p', 'li', 'dd', 'blockquote', 'div'];

/** A box around prose is none. */
function hasWords(element: Element): boolean {
  if (element.localName !== 'div') return true;
  return Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );
}

/** Whether its lines begin at their usual edge: those in the middle, or at the other, mean something. */
function isPlain({ textAlign, direction }: CSSStyleDeclaration): boolean {
  const usual = direction === 'rtl' ? 'right' : 'left';
  return ['start', 'justify', usual, `-webkit-${usual}`].includes(textAlign);
}

/** Marks what the style sheet aligns, where it aligns anything. Attributes alone: no place changes. */
export function markProse(content: Document): void {
  const window = content.defaultView;
  const sheets = Array.from(content.querySelectorAll('style'));
  if (!window || !sheets.some(({ textContent }) => textContent?.includes(alignedAttribute))) return;
  const found = content.querySelectorAll(
    prose.map((name) => `${name}:not([${alignedAttribute}])`).join(),
  );
  const marks = Array.from(found, (element) => {
    const isFree = hasWords(element) && isPlain(window.getComputedStyle(element));
    return [element, isFree ? 'free' : 'own'] as const;
  });
  for (const [element, mark] of marks) element.setAttribute(alignedAttribute, mark);
}
