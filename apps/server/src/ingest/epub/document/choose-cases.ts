import type { Document, Element } from '@xmldom/xmldom';
import { attribute, childElements } from '../../xml/elements.ts';
import { namespaces, opsNamespace } from '../../xml/namespaces.ts';
import { nodesIn, replaceElements } from '../../xml/replace-elements.ts';

/** Vocabularies of which a case is shown (EPUB 3.0, content switching). */
const shown: ReadonlySet<string> = new Set([namespaces.svg, namespaces.math]);

function chosenOf(element: Element): Element | undefined {
  const choices = childElements(element);
  const fits = (choice: Element): boolean =>
    choice.localName === 'case' && shown.has(attribute(choice, 'required-namespace').trim());
  return choices.find(fits) ?? choices.find(({ localName }) => localName === 'default');
}

/** Leaves of what old books say in several ways the first that is shown here, in place. */
export function chooseCases(document: Document): Document {
  replaceElements(document, (element) => {
    if (element.namespaceURI !== opsNamespace || element.localName !== 'switch') return null;
    const chosen = chosenOf(element);
    return chosen === undefined ? [] : nodesIn(chosen);
  });
  return document;
}
