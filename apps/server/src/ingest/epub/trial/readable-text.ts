import type { Document, Element, Node } from '@xmldom/xmldom';
import { isElement } from '../../xml/elements.ts';
import { plainName } from '../clean/clean-elements.ts';
import { bodyOf } from '../document/content-document.ts';
import { isUnread } from '../document/count-characters.ts';
import { lineEnd, type Stretch } from '../split/cut-text.ts';
import { isBlock, isWhole } from '../split/kinds.ts';

/** What a picture weighs beside letters: a few lines. Its sign is no letter and ends no sentence. */
const pictureText = '\uFFFC'.repeat(300);
const pictures = new Set(['img', 'svg', 'image', 'video', 'audio', 'object']);

/** A piece of the text: where it begins, and the node that it is of. */
type Leaf = { readonly at: number; readonly node: Node };

/** A document as it is read, in one text: blocks end with `lineEnd`, pictures weigh something. */
export type ReadableText = {
  readonly text: string;
  readonly leaves: readonly Leaf[];
  /** What is never parted, in order; none lies within another. */
  readonly wholes: readonly Stretch[];
};

/** Signs for signs, so that a place in the text is a place in the node. */
function plain(words: string): string {
  return words.replaceAll(/[\n\r\u0085\u2028\u2029]/g, ' ');
}

/** Reads a document's body. */
export function readableText(document: Document): ReadableText {
  const pieces: string[] = [];
  const leaves: Leaf[] = [];
  const wholes: Stretch[] = [];
  let length = 0;
  const add = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  const atLineStart = (): boolean => pieces.length === 0 || pieces.at(-1) === lineEnd;
  const put = (node: Node, piece: string): void => {
    leaves.push({ at: length, node });
    add(piece);
  };
  const endLine = (): void => {
    if (!atLineStart()) add(lineEnd);
  };
  const readElement = (element: Element): void => {
    if (isUnread(element)) return;
    const from = length;
    const name = plainName(element);
    if (pictures.has(name)) put(element, pictureText);
    else if (name === 'br') add('\n');
    else {
      const block = isBlock(element);
      if (block) endLine();
      for (const child of element.childNodes) read(child);
      if (block) endLine();
    }
    if ((pictures.has(name) || isWhole(element)) && length > from) {
      while ((wholes.at(-1)?.[0] ?? -1) >= from) wholes.pop();
      wholes.push([from, length]);
    }
  };
  const read = (node: Node): void => {
    if (isElement(node)) readElement(node);
    else if (node.nodeType === 3 || node.nodeType === 4) {
      const words = node.nodeValue ?? '';
      if (words.trim() !== '') put(node, plain(words));
      else if (!atLineStart()) add(' ');
    }
  };
  const body = bodyOf(document);
  if (body !== null) readElement(body);
  // The end of the last line is no sign that a reader sees.
  if (pieces.at(-1) === lineEnd) pieces.pop();
  return { text: pieces.join(''), leaves, wholes };
}
