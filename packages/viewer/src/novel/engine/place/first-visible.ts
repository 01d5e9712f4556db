import type { TextMap } from '#novel/engine/place/text-map.ts';

/** The part of a document that is on screen, in the document's own pixels. */
export type VisibleBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What is drawn of a document, and the part of it that is on screen. */
type SeenDocument = {
  readonly text: { readonly text: TextMap };
  readonly contents: { readonly content: Element };
  readonly box: VisibleBox;
  readonly edge: ReadingEdge;
};

/** Which edge of the box the text enters by, as reading goes on. */
export type ReadingEdge = 'top' | 'left' | 'right';

/** Where what was read leaves the screen, by writing mode, flow and direction. */
export function readingEdge(
  writingMode: string,
  paginated: boolean,
  rightToLeft: boolean,
): ReadingEdge {
  const vertical = writingMode.startsWith('vertical');
  // Pages of vertical writing lie below one another; a scrolled one runs sideways.
  if (vertical === paginated) return 'top';
  if (vertical) return writingMode === 'vertical-lr' ? 'left' : 'right';
  return rightToLeft ? 'right' : 'left';
}

function isBefore(rect: DOMRect, box: VisibleBox, edge: ReadingEdge): boolean {
  switch (edge) {
    case 'top':
      return rect.bottom <= box.top + 1;
    case 'left':
      return rect.right <= box.left + 1;
    case 'right':
      return rect.left >= box.right - 1;
  }
}

/**
 * Least index from 0 to `count` for which `test` holds; it stays true once it is. What it says nothing
 * of is passed over: the one before it is asked.
 */
function firstIndex(count: number, test: (index: number) => boolean | undefined): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    let at = middle;
    let found = test(at);
    while (found === undefined && at > low) found = test((at -= 1));
    if (found) high = at;
    else low = middle + 1;
  }
  return low;
}

/**
 * The first character on screen, as a collapsed range: exact also in scripts without
 * spaces. Undefined for a document without text. Text that is hidden is nowhere.
 */
export function firstVisible(map: TextMap, box: VisibleBox, edge: ReadingEdge): Range | undefined {
  const first = map.nodes[0];
  if (!first) return undefined;
  const range = first.ownerDocument.createRange();
  const isSeen = (node: Text, offset: number): boolean | undefined => {
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    const rects = range.getClientRects();
    const rect = rects[rects.length - 1];
    return rect && !isBefore(rect, box, edge);
  };
  const lastLetter = (node: Text): number => node.data.trimEnd().length - 1;
  const index = firstIndex(map.nodes.length, (at) => {
    const node = map.nodes[at];
    return node && isSeen(node, lastLetter(node));
  });
  const isDrawn = (node: Text): boolean => isSeen(node, lastLetter(node)) !== undefined;
  const node = map.nodes[index] ?? map.nodes.findLast(isDrawn) ?? first;
  const offset = firstIndex(lastLetter(node), (at) => isSeen(node, at));
  range.setStart(node, offset);
  range.collapse(true);
  return range;
}

const pictures = 'img, svg, video, object';

/** The first picture on screen, as a place in it: what there is to stand at without text. */
function firstPicture(body: Element, box: VisibleBox, edge: ReadingEdge): Range | undefined {
  const drawn = Array.from(body.querySelectorAll(pictures)).filter(
    (each) => each.getClientRects().length > 0,
  );
  const seen = drawn.find((each) => !isBefore(each.getBoundingClientRect(), box, edge));
  const picture = seen ?? drawn.at(-1);
  if (!picture) return undefined;
  const range = picture.ownerDocument.createRange();
  range.setStart(picture, 0);
  range.collapse(true);
  return range;
}

/** Where what is seen begins: at its first letter, or in a document without text at a picture. */
export function firstSeen({ text, contents, box, edge }: SeenDocument): Range | undefined {
  return firstVisible(text.text, box, edge) ?? firstPicture(contents.content, box, edge);
}
