import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { targetOfCfi } from '#novel/engine/place/targets.ts';

/** For so long after a change of layout, scrolling is the layout's doing. */
const holdFor = 400;

/** The reader's place over changes of layout; only the reader's own moves change it. */
export class PlaceAnchor {
  cfi = '';
  #until = 0;

  /** The layout is about to change. */
  hold(): void {
    this.#until = performance.now() + holdFor;
  }

  /** The reader took hold of the page: what is seen from now on is their choice. */
  release(): void {
    this.#until = 0;
  }

  get held(): boolean {
    return performance.now() <= this.#until;
  }

  /** Brings the place back on screen while the layout settles. */
  restore(screen: BookScreen | undefined, open: OpenBook | undefined): void {
    if (!screen || !this.held) return;
    const { section, find } = targetOfCfi(open, this.cfi);
    const range = section?.index === screen.section ? find(screen.contents) : undefined;
    if (range) screen.reveal(rectOf(range));
  }
}
