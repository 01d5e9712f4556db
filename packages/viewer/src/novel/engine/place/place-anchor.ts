import type { BookScreen, Standing } from '#novel/engine/epub/book-screen.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { firstSeen } from '#novel/engine/place/first-visible.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { targetOfCfi } from '#novel/engine/place/targets.ts';

function isFirstSeen(range: Range, screen: BookScreen): boolean {
  const seen = firstSeen(screen);
  return seen?.compareBoundaryPoints(Range.START_TO_START, range) === 0;
}

/**
 * The reader's place over changes of layout; only the reader's own moves change it. No clock tells
 * the two apart, since a layout may settle late: what scrolls in an unchanged layout is the reader.
 */
export class PlaceAnchor {
  #cfi = '';
  /** It was gone to with some of the text above it, which stays there with it. */
  #isLed = false;
  #standing: Standing | undefined;
  /** How far from the edge its line stood; undefined where it was not the first one, and not led to. */
  #distance: number | undefined;

  get cfi(): string {
    return this.#cfi;
  }

  /** The reader is elsewhere. */
  move(cfi: string, isLed: boolean): void {
    this.#cfi = cfi;
    this.#isLed = isLed;
  }

  /** The screen stands where it is meant to. */
  note(screen: BookScreen, open: OpenBook): void {
    this.#standing = screen.standing();
    const range = this.#rangeIn(screen, open);
    const isKnown = range && (this.#isLedIn(screen) || isFirstSeen(range, screen));
    this.#distance = isKnown ? screen.distanceOf(rectOf(range)) : undefined;
  }

  /** Whether the reader has moved since it stood where it was meant to. */
  isLeft(screen: BookScreen): boolean {
    const before = this.#standing;
    const now = screen.standing();
    if (!before?.layout.every((fact, index) => fact === now.layout[index])) return false;
    return Math.abs(now.scrolled - before.scrolled) >= 1;
  }

  /** Brings the place back on screen, unless what is seen begins with it; to be noted afterwards. */
  restore(screen: BookScreen, open: OpenBook): void {
    const range = this.#rangeIn(screen, open);
    if (!range) return;
    const rect = rectOf(range);
    const extent = screen.edge === 'top' ? rect.height : rect.width;
    const farthest = screen.page / 2;
    const distance = Math.max(Math.min(this.#distance ?? 0, farthest), 2 - extent);
    const isThere = this.#isLedIn(screen) || isFirstSeen(range, screen);
    if (!isThere || this.#hasSlipped(screen.distanceOf(rect) - distance))
      screen.reveal(rect, distance);
  }

  /** On a page the place stands where it falls. */
  #isLedIn({ isPaginated }: BookScreen): boolean {
    return this.#isLed && !isPaginated;
  }

  /** Text that grew above the line pushed it away. A beginning stays one. */
  #hasSlipped(by: number): boolean {
    return this.#distance !== undefined && Math.abs(by) >= 1 && (this.#standing?.scrolled ?? 0) > 1;
  }

  #rangeIn({ text, contents }: BookScreen, open: OpenBook): Range | undefined {
    const { section, find } = targetOfCfi(open, this.#cfi);
    const part = section && text.partOf(section.index);
    return part && find(part, contents.document);
  }
}
