import type { Document, Element, Node } from '@xmldom/xmldom';
import { bookMarks } from '@hanji/domain/reading/book-marks.ts';
import { isElement } from '../../xml/elements.ts';
import { namespaces } from '../../xml/namespaces.ts';
import { readText } from '../document/count-characters.ts';
import { longestParagraph } from './bounds.ts';
import { cutText, lineEnd, type Stretch } from './cut-text.ts';
import { isRun } from './kinds.ts';

/** What is not parted further, with the elements around it that go on in the next piece. */
type Leaf = { readonly node: Node; readonly around: readonly Element[]; readonly text: string };

function textOf(node: Node, keepsLines: boolean): string {
  if (isElement(node)) return node.localName === 'br' ? lineEnd : plain(readText(node), false);
  return node.nodeType === 3 || node.nodeType === 4 ? plain(node.nodeValue ?? '', keepsLines) : '';
}

/** Ends of lines are no ends of sentences, save where they are seen. */
function plain(text: string, keepsLines: boolean): string {
  return text.replaceAll(/[\n\r\u0085\u2028\u2029]/g, keepsLines ? lineEnd : ' ');
}

function leavesOf(run: readonly Node[], keepsLines: boolean): Leaf[] {
  const leaves: Leaf[] = [];
  const collect = (node: Node, around: readonly Element[]): void => {
    if (!isElement(node) || !isRun(node) || node.firstChild === null) {
      leaves.push({ node, around, text: textOf(node, keepsLines) });
      return;
    }
    const inside = [...around, node];
    for (let child: Node | null = node.firstChild; child !== null; child = child.nextSibling) {
      collect(child, inside);
    }
  };
  for (const node of run) collect(node, []);
  return leaves;
}

/** Puts leaves into pieces, each within copies of what is around it. */
function shelve(document: Document, begin: () => Element) {
  let piece = begin();
  let open: { readonly from: Element; readonly copy: Element }[] = [];
  const met = new Set<Element>();
  return {
    next(): void {
      piece = begin();
      open = [];
    },
    put(node: Node, around: readonly Element[]): void {
      const same = around.findIndex((element, index) => open[index]?.from !== element);
      open = open.slice(0, same < 0 ? around.length : same);
      for (const from of around.slice(open.length)) {
        const copy = document.importNode(from, false);
        if (met.has(from)) for (const name of ['id', 'name']) copy.removeAttribute(name);
        met.add(from);
        (open.at(-1)?.copy ?? piece).appendChild(copy);
        open.push({ from, copy });
      }
      (open.at(-1)?.copy ?? piece).appendChild(node);
    },
  };
}

/** Where to part leaves that stand one behind the other, as places in their text. */
function cutsIn(leaves: readonly Leaf[]): number[] {
  const wholes: Stretch[] = [];
  let length = 0;
  for (const { node, text } of leaves) {
    if (isElement(node)) wholes.push([length, length + text.length]);
    length += text.length;
  }
  return [...cutText(leaves.map(({ text }) => text).join(''), wholes, longestParagraph)];
}

/** The words of a leaf between the cuts within it, which begins at `at`; takes those cuts. */
function wordsBetween({ node, text }: Leaf, at: number, cuts: number[]): string[] {
  const words = node.nodeValue ?? '';
  const pieces: string[] = [];
  let from = 0;
  for (let cut = cuts[0]; cut !== undefined && cut < at + text.length; cut = cuts[0]) {
    pieces.push(words.slice(from, cut - at));
    from = cut - at;
    cuts.shift();
  }
  return [...pieces, words.slice(from)];
}

/** Copies what stands in lines next to each other into an element, in pieces that are not too long. */
export function putPieces(run: readonly Node[], into: Element, keepsLines: boolean): void {
  const document = into.ownerDocument;
  if (document === null) return;
  const leaves = leavesOf(run, keepsLines);
  const cuts = cutsIn(leaves);
  const shelf = shelve(document, () => {
    const piece = document.createElementNS(namespaces.html, 'span');
    piece.setAttribute('class', bookMarks.piece);
    into.appendChild(piece);
    return piece;
  });
  let at = 0;
  for (const leaf of leaves) {
    const { node, around, text } = leaf;
    if (cuts[0] === at) {
      cuts.shift();
      shelf.next();
    }
    if (isElement(node) || text === '') shelf.put(document.importNode(node, true), around);
    else {
      for (const [index, words] of wordsBetween(leaf, at, cuts).entries()) {
        if (index > 0) shelf.next();
        shelf.put(document.createTextNode(words), around);
      }
    }
    at += text.length;
  }
}
