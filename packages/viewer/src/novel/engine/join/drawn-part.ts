import { EpubCFI } from 'epubjs';
import type { BookContents, SpineSection } from '#novel/engine/epub/epub-internals.ts';
import { mapText, type TextMap } from '#novel/engine/place/text-map.ts';

/** One document of the book on screen, alone in its frame or with those that it goes on with. */
export type DrawnPart = {
  readonly section: SpineSection;
  /** Its own running text, in the frame. */
  readonly text: TextMap;
  /** A place's CFI: the same, whatever else is in the frame. */
  cfiOf(place: Range | undefined): string;
  rangeOf(cfi: string): Range | undefined;
};

/** A document that has its frame to itself. */
export function alonePart(section: SpineSection, contents: BookContents): DrawnPart {
  return {
    section,
    text: mapText(contents.content),
    cfiOf: (place) => {
      const { startContainer = contents.content } = place ?? {};
      const isText = startContainer.nodeType === Node.TEXT_NODE;
      // Of a range in an element epubjs writes a CFI that it cannot read again.
      return place && isText ? contents.cfiFromRange(place) : contents.cfiFromNode(startContainer);
    },
    rangeOf: (cfi) => contents.range(cfi) ?? undefined,
  };
}

function placeIn(node: Text, offset: number): Range {
  const place = node.ownerDocument.createRange();
  place.setStart(node, Math.min(offset, node.length));
  place.collapse(true);
  return place;
}

/** The text in which a place lies, or the next one. */
function textAt({ nodes }: TextMap, { startContainer, startOffset }: Range) {
  const index = nodes.findIndex((node) => node === startContainer);
  if (index !== -1) return { index, offset: startOffset };
  const from = startContainer.childNodes[startOffset] ?? startContainer;
  const after = nodes.findIndex(
    (node) => (from.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return { index: after === -1 ? nodes.length - 1 : after, offset: 0 };
}

/** The document among others: CFIs are read in `own`, where it is as the book has it. */
export function sharedPart(section: SpineSection, text: TextMap, own: Document): DrawnPart {
  const original = mapText(own.body);
  return {
    section,
    text,
    cfiOf(place) {
      const { index, offset } = place ? textAt(text, place) : { index: 0, offset: 0 };
      const node = original.nodes[index];
      const range = node ? placeIn(node, offset) : own.createRange();
      if (!node) range.setStart(own.body, 0);
      return section.cfiFromRange(range);
    },
    rangeOf(cfi) {
      const range = new EpubCFI(cfi).toRange(own);
      const { index, offset } = range ? textAt(original, range) : { index: -1, offset: 0 };
      const node = text.nodes[index];
      return node && placeIn(node, offset);
    },
  };
}
