import type { Document } from '@xmldom/xmldom';
import { allElements, attribute, elementsNamed } from '../../xml/elements.ts';
import { ownText } from '../../xml/own-text.ts';
import type { DocumentFacts } from './survey-document.ts';

const backgrounds =
  /\bbackground(?:-image)?\s*:[^;{}]*?\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s)]*))/gi;

/** Addresses of the pictures that a page's own styles put behind it, in order, each once. */
function backgroundsIn(document: Document): readonly string[] {
  const sheets = elementsNamed(document, 'style').map((style) => style.textContent ?? '');
  const styles = allElements(document).map((element) => attribute(element, 'style'));
  const found = [...sheets, ...styles].flatMap((css) =>
    [...css.matchAll(backgrounds)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? '',
    ),
  );
  return [...new Set(found)].filter((href) => href !== '').map(ownText);
}

/** What is true of a page that shows nothing but what its styles put behind it: that is looked at. */
export function withBackdrop(facts: DocumentFacts, document: Document): DocumentFacts {
  const visuals = backgroundsIn(document).map((href) => ({ element: 'img', href }));
  const end = { ...facts.end, shown: visuals.length, pictures: visuals.length };
  return { ...facts, end, visuals };
}
