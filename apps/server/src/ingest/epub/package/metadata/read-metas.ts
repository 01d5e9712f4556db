import type { Element } from '@xmldom/xmldom';
import { attribute, elementsNamed, textOf } from '#ingest/xml/elements.ts';

const dublinCore = 'http://purl.org/dc/elements/1.1/';

/** What a package says of itself by `meta`, as EPUB 3 has it and as EPUB 2 did. */
export type Metas = {
  /** What refines the element with this id, each with its own id; none for an empty id. */
  refining(id: string, property: string): readonly { readonly id: string; readonly text: string }[];
  /** The first of them, or empty. */
  refined(id: string, property: string): string;
  /** What is said of the book itself, by `property` or by `name`. */
  all(name: string): readonly string[];
  /** The first of them, or empty. */
  one(name: string): string;
  /** Those elements themselves. */
  elements(property: string): readonly Element[];
};

/** Elements of each name that are looked at: a book has a few, and who has thousands is no book. */
const mostOfEach = 200;

export function core(metadata: Element, name: string): Element[] {
  return [...metadata.getElementsByTagNameNS(dublinCore, name)].slice(0, mostOfEach);
}

export function readMetas(metadata: Element): Metas {
  const metas = elementsNamed(metadata, 'meta').map((element) => ({
    element,
    id: attribute(element, 'id'),
    refines: attribute(element, 'refines'),
    property: attribute(element, 'property') || attribute(element, 'name'),
    text: textOf(element) || attribute(element, 'content').trim(),
  }));
  const bySubject = new Map<string, typeof metas>();
  for (const meta of metas) {
    const known = bySubject.get(meta.refines);
    if (known === undefined) bySubject.set(meta.refines, [meta]);
    else known.push(meta);
  }
  const about = (subject: string, name: string) =>
    (bySubject.get(subject) ?? []).filter(({ property }) => property === name).slice(0, mostOfEach);
  const refining = (id: string, property: string) => (id === '' ? [] : about(`#${id}`, property));
  const own = (name: string) => about('', name);
  return {
    refining,
    refined: (id, property) => refining(id, property)[0]?.text ?? '',
    all: (name) => own(name).map(({ text }) => text),
    one: (name) => own(name)[0]?.text ?? '',
    elements: (property) => own(property).map(({ element }) => element),
  };
}
