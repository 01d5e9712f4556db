import { DOMImplementation, DOMParser, type Document } from '@xmldom/xmldom';
import { isPageRoot } from '#ingest/xml/page-root.ts';
import { createXmlWriter } from './xml-writer.ts';

/** Elements within each other: many times what is read. Who has more has not closed them. */
const deepest = 4096;

class NotWellFormed extends Error {}

/** What the parser gives of the attributes of a tag. */
type Attributes = {
  readonly length: number;
  getURI(index: number): string | null;
  getQName(index: number): string;
  getValue(index: number): string;
};

/** Attributes of an element as the parser would make it, in no tree; throws where it would. */
function attributesOf(
  document: Document,
  namespace: string | null,
  name: string,
  attributes: Attributes,
): (readonly [string, string])[] {
  if (attributes.length === 0 && !name.includes(':')) return [];
  const element = document.createElementNS(namespace, name);
  for (let index = 0; index < attributes.length; index += 1) {
    const own = document.createAttributeNS(attributes.getURI(index), attributes.getQName(index));
    own.value = attributes.getValue(index);
    element.setAttributeNode(own);
  }
  return Array.from(element.attributes, (own) => [own.name, own.value] as const);
}

/** What the parser asks of an element that is open. */
type Open = { readonly tagName: string; readonly localName: string };

/** Takes what the parser reads, and writes it instead of making a tree of it. */
function createHandler() {
  const document = new DOMImplementation().createDocument(null, '');
  const writer = createXmlWriter();
  const open: Open[] = [];
  const refuse = (): never => {
    throw new NotWellFormed();
  };
  const doc: { documentElement: Open | null } = { documentElement: null };
  const nothing = (): void => {};
  let hasBody = false;
  return {
    writer,
    doc,
    isPage: () => doc.documentElement?.localName !== 'html' || hasBody,
    get currentElement(): Open | undefined {
      return open.at(-1);
    },
    startElement(
      namespace: string | null,
      localName: string,
      name: string,
      attributes: Attributes,
    ) {
      if (open.length === 0 && (doc.documentElement !== null || !isPageRoot(namespace, localName)))
        refuse();
      if (open.length > deepest) refuse();
      const element = { tagName: name, localName };
      doc.documentElement ??= element;
      hasBody ||= open.length === 1 && localName === 'body';
      open.push(element);
      writer.open(name, attributesOf(document, namespace, name, attributes));
    },
    endElement(_namespace: string | null, _local: string, name: string) {
      if (open.pop() === undefined) refuse();
      writer.close(name);
    },
    characters(text: string, start: number, length: number) {
      const parent = open.at(-1);
      if (parent === undefined || parent.localName === 'script') return;
      writer.words(text.slice(start, start + length));
    },
    error: refuse,
    fatalError: refuse,
    warning: nothing,
    startDocument: nothing,
    endDocument: nothing,
    startPrefixMapping: nothing,
    endPrefixMapping: nothing,
    processingInstruction: nothing,
    comment: nothing,
    startCDATA: nothing,
    endCDATA: nothing,
    startDTD: nothing,
    endDTD: nothing,
  };
}

/**
 * A well-formed text written so that it can be read in one way only, without comments and
 * instructions: the strict parser makes the same tree of it. Null where the text is not well-formed,
 * exactly where a tree of it could not be made either, and where it is no page. Takes the memory of the text, not of a tree.
 */
export function strictText(text: string): string | null {
  const handler = createHandler();
  // The parser makes one with `new`, which gives the object that a function returns.
  const domHandler = function () {
    return handler;
  };
  try {
    new DOMParser({ domHandler, locator: false }).parseFromString(text, 'text/xml');
    return handler.doc.documentElement === null || !handler.isPage() ? null : handler.writer.text();
  } catch (error) {
    if (error instanceof NotWellFormed) return null;
    throw error;
  }
}
