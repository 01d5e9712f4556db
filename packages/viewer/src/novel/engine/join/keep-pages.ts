import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { rangeAt } from '#novel/engine/place/text-map.ts';

/** How far into its page a place stands, and how much text a page takes, both along the lines' way. */
function standIn({ contents, edge }: BookScreen, rect: DOMRect) {
  const { body, defaultView } = contents.document;
  const style = defaultView?.getComputedStyle(body);
  const pixels = (value: string | undefined): number => Number.parseFloat(value ?? '') || 0;
  const box = body.getBoundingClientRect();
  // Pages of vertical writing lie below one another, and their lines go from right to left.
  const vertical = edge === 'top';
  const start = vertical
    ? box.right - pixels(style?.paddingRight)
    : box.top + pixels(style?.paddingTop);
  const room = vertical
    ? body.clientWidth - pixels(style?.paddingLeft) - pixels(style?.paddingRight)
    : body.clientHeight - pixels(style?.paddingTop) - pixels(style?.paddingBottom);
  return { into: vertical ? start - rect.right : rect.top - start, room };
}

/** Most corrections of a blank: margins before it and behind it count once or not at all. */
const mostTries = 3;

/**
 * Does away with text before the first letter of a part, and gives the blank the size with which
 * the part's pages begin where they did: the letter stands where it stood, one page further on.
 */
export function keepPages(screenNow: () => BookScreen | undefined, letGo: () => void): void {
  const before = screenNow();
  const part = before?.text.parts[1];
  const letter = part && rangeAt(part.text, 0);
  if (!before || !letter) return;
  const { into, room } = standIn(before, rectOf(letter));
  letGo();
  let size = room + into;
  for (let tries = 0; tries < mostTries; tries += 1) {
    before.text.blank?.style.setProperty('block-size', `${size}px`);
    const screen = screenNow();
    if (!screen) return;
    const rect = rectOf(letter);
    const pages = Math.floor((screen.distanceOf(rect) + screen.scrolled + 1) / screen.page);
    const off = room + into - (pages * room + standIn(screen, rect).into);
    if (Math.abs(off) < 0.1) return;
    size = Math.max(0, size + off);
  }
}
