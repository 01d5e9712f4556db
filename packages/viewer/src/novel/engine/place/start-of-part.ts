import type { DrawnPart } from '#novel/engine/join/drawn-part.ts';
import type { DrawnText } from '#novel/engine/join/drawn-text.ts';
import type { ReadingEdge } from '#novel/engine/place/first-visible.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { rangeAt } from '#novel/engine/place/text-map.ts';

/** Where a part begins, by the reading edge: within a text at its first letter. */
export function startOfPart(text: DrawnText, part: DrawnPart, edge: ReadingEdge): DOMRect {
  const letter = part === text.parts[0] ? undefined : rangeAt(part.text, 0);
  if (letter) return rectOf(letter);
  const root = text.contents.document.documentElement.getBoundingClientRect();
  return new DOMRect(edge === 'right' ? root.right : root.left, root.top, 0, 0);
}
