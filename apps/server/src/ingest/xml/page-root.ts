import { namespaces } from './namespaces.ts';

/** Whether an element of this name is what browsers take for the root of a page, or is a drawing. */
export function isPageRoot(namespace: string | null, localName: string | null): boolean {
  if (namespace === namespaces.svg) return localName === 'svg';
  // A page without a name space is read as HTML in the end.
  return localName === 'html' && (namespace === null || namespace === namespaces.html);
}
