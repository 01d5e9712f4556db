import type { Document, Element } from '@xmldom/xmldom';
import { attribute } from '../../xml/elements.ts';
import { allowedElements, emptied, type Vocabulary } from './allowed-elements.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { nodesIn, replaceElements } from '../../xml/replace-elements.ts';

/** Which vocabulary an element is of; null for what a browser knows nothing of. */
export function vocabularyOf({ namespaceURI }: Element): Vocabulary | null {
  // A page without a name space is read as HTML in the end.
  if (namespaceURI === null || namespaceURI === namespaces.html) return 'html';
  if (namespaceURI === namespaces.svg) return 'svg';
  return namespaceURI === namespaces.math ? 'math' : null;
}

export function plainName(element: Element): string {
  return (element.localName ?? element.nodeName).toLowerCase();
}

/** Allowed by name, and not for what it does here. */
function isAllowed(element: Element, name: string): boolean {
  const vocabulary = vocabularyOf(element);
  if (vocabulary === null || !allowedElements[vocabulary].has(name)) return false;
  if (name === 'meta') return attribute(element, 'http-equiv') === '';
  if (name === 'link') return /\bstylesheet\b/i.test(attribute(element, 'rel'));
  if (name === 'source') return /^(?:audio|video)$/i.test(element.parentNode?.localName ?? '');
  return true;
}

/** Nothing in them is text of the page. */
const wordless = new Set(['meta', 'link', 'source']);

/**
 * Leaves of a tree the elements that are known to show text and pictures and do nothing else; of
 * others, what is in them stays, unless it was never for a reader's eyes.
 */
export function cleanElements(document: Document): void {
  replaceElements(document, (element) => {
    const name = plainName(element);
    if (isAllowed(element, name)) return null;
    return emptied.has(name) || wordless.has(name) ? [] : nodesIn(element);
  });
}
