import type { BookScreen, Standing } from '#novel/engine/epub/book-screen.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { firstVisible } from '#novel/engine/place/first-visible.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { targetOfCfi } from '#novel/engine/place/targets.ts';
import { mapText } from '#novel/engine/place/text-map.ts';

/**
 * The reader's place over changes of layout; only the reader's own moves change it. No clock tells
 * the two apart, since a layout may settle late: what scrolls in an unchanged layout is the reader.
 */
export class PlaceAnchor {
  cfi = '';
  #standing: Standing | undefined;

  /** The screen stands where it is meant to. */
  note(screen: BookScreen): void {
    this.#standing = screen.standing();
  }

  /** Whether the reader has moved since it stood where it was meant to. */
  isLeft(screen: BookScreen): boolean {
    const before = this.#standing;
    const now = screen.standing();
    if (!before?.layout.every((fact, index) => fact === now.layout[index])) return false;
    return Math.abs(now.scrolled - before.scrolled) >= 1;
  }

  /** Brings the place back on screen, unless what is seen begins with it. */
  restore(screen: BookScreen, open: OpenBook): void {
    const { section, find } = targetOfCfi(open, this.cfi);
    const range = section?.index === screen.section ? find(screen.contents) : undefined;
    if (!range) return;
    const seen = firstVisible(mapText(screen.contents.content), screen.box, screen.edge);
    if (seen?.compareBoundaryPoints(Range.START_TO_START, range) !== 0)
      screen.reveal(rectOf(range));
    this.note(screen);
  }
}
