import { hidesItself } from '@hanji/domain/reading/novel/hides-itself.ts';

/** The running text of a document: its text nodes in order, without what is beside it or hidden. */
export type TextMap = {
  readonly nodes: readonly Text[];
  /** Characters before each node; one more entry for the end. */
  readonly before: readonly number[];
};

const beside = 'rt, rp, style, script, title';

/** Within something that says itself that it is not shown. */
function isHidden(parent: Element | null): boolean {
  let at = parent?.closest('[hidden], [style]') ?? null;
  while (at && !hidesItself(at.getAttribute('hidden'), at.getAttribute('style'))) {
    at = at.parentElement?.closest('[hidden], [style]') ?? null;
  }
  return at !== null;
}

/**
 * Collects what a reader reads, as an import counts it: blanks, annotations of ruby and what the book
 * itself hides do not count, drawn or not.
 */
export function mapText(body: Element | DocumentFragment): TextMap {
  const nodes: Text[] = [];
  const before = [0];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The frame has a `Text` of its own, so `instanceof` would say no.
    const text = node as Text;
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent?.closest(beside) || isHidden(parent)) continue;
    nodes.push(text);
    before.push((before.at(-1) ?? 0) + text.length);
  }
  return { nodes, before };
}

/** The texts of parts that follow one another, as one. */
export function joinMaps(maps: readonly TextMap[]): TextMap {
  const [only, ...others] = maps;
  if (only && others.length === 0) return only;
  const before = [0];
  for (const map of maps) {
    const start = before.at(-1) ?? 0;
    before.push(...map.before.slice(1).map((count) => start + count));
  }
  return { nodes: maps.flatMap(({ nodes }) => nodes), before };
}

/** Characters in all. */
function lengthOf(map: TextMap): number {
  return map.before.at(-1) ?? 0;
}

/** Share of the text before a place, from 0 to 1. */
export function shareBefore(map: TextMap, node: Node, offset: number): number {
  const length = lengthOf(map);
  if (length === 0) return 0;
  const index = map.nodes.findIndex((text) => text === node);
  if (index !== -1) return ((map.before[index] ?? 0) + offset) / length;
  // Not a text of the map, such as an element: count the texts that stand before it.
  const following = map.nodes.findIndex(
    (text) => (node.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return (following === -1 ? length : (map.before[following] ?? 0)) / length;
}

/** The character that stands at a share of the text, as a collapsed range. */
export function rangeAt(map: TextMap, share: number): Range | undefined {
  const target = Math.floor(Math.min(1, Math.max(0, share)) * lengthOf(map));
  const after = map.before.findIndex((count) => count > target);
  const index = after === -1 ? map.nodes.length - 1 : after - 1;
  const node = map.nodes[index];
  if (!node) return undefined;
  const range = node.ownerDocument.createRange();
  range.setStart(node, Math.min(node.length - 1, target - (map.before[index] ?? 0)));
  range.collapse(true);
  return range;
}
