import type { TextMap } from '#novel/engine/place/text-map.ts';

/** The text of a document in one piece, and where in it each node of its map begins. */
export type RunningText = { readonly text: string; readonly starts: readonly number[] };

const blocks = 'p, li, dd, dt, td, th, blockquote, div, section, h1, h2, h3, h4, h5, h6, body';

/** Whether a line break stands right before a text, within its block. */
function beginsLine(node: Text, block: Element | null): boolean {
  let at: Node = node;
  while (!at.previousSibling && at.parentElement && at.parentElement !== block) {
    at = at.parentElement;
  }
  let before = at.previousSibling;
  while (before?.nodeType === Node.TEXT_NODE && before.textContent?.trim() === '') {
    before = before.previousSibling;
  }
  return before?.nodeName.toLowerCase() === 'br';
}

/** The text of a map, with a break where a line or a block ends: no word goes on there. */
export function runningText({ nodes }: TextMap): RunningText {
  let text = '';
  const starts: number[] = [];
  let block: Element | null | undefined;
  for (const node of nodes) {
    const own = node.parentElement?.closest(blocks) ?? null;
    if (text !== '' && (own !== block || beginsLine(node, own))) text += '\n';
    block = own;
    starts.push(text.length);
    text += node.data;
  }
  return { text, starts };
}

/** Where a stretch of the running text is drawn; undefined where it is not. */
export function rangeIn(
  map: TextMap,
  { start, end }: { readonly start: number; readonly end: number },
): Range | undefined {
  const { starts } = runningText(map);
  const placeOf = (at: number): readonly [Text, number] | undefined => {
    const index = starts.findLastIndex((begin) => begin <= at);
    const node = map.nodes[index];
    return node && [node, Math.min(node.length, at - (starts[index] ?? 0))];
  };
  const from = placeOf(start);
  const to = placeOf(end - 1);
  if (!from || !to) return undefined;
  const range = from[0].ownerDocument.createRange();
  range.setStart(...from);
  range.setEnd(to[0], Math.min(to[0].length, to[1] + 1));
  return range;
}
