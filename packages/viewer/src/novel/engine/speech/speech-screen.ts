import type { DrawnBook } from '#novel/engine/drawn-book.ts';
import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';
import { rangeIn } from '#novel/engine/place/running-text.ts';
import { markSpoken } from '#novel/engine/speech/mark-spoken.ts';
import type { SpokenPlace } from '#novel/engine/speech/spoken-place.ts';

/** Of a scrolled screen, how much stays above the sentence that is said. */
const lead = 0.2;

/** Whether a place is on screen; undefined where it has no size, as what is not displayed. */
function isOnScreen({ box }: BookScreen, place: Range): boolean | undefined {
  const { left, right, top, bottom, width, height } = rectOf(place);
  if (width + height === 0) return undefined;
  const across = (left + right) / 2;
  const down = (top + bottom) / 2;
  return across > box.left && across < box.right && down > box.top && down < box.bottom;
}

/** The last letter of a range. */
function lastOf(range: Range): Range {
  const last = range.cloneRange();
  last.setStart(last.endContainer, Math.max(0, last.endOffset - 1));
  return last;
}

function rangeOf(drawn: DrawnBook | undefined, place: SpokenPlace | undefined): Range | undefined {
  const part = place && drawn?.screen?.text.partOf(place.section.index);
  const sentence = place?.sentences[place.index];
  return part && sentence && rangeIn(part.text, sentence);
}

/** The screen while it is read aloud: marks what is said, and goes with it. */
export class SpeechScreen {
  readonly #reader: () => NovelReader | undefined;
  /** The book that is on its way to what is said. */
  #moving: NovelReader | undefined;
  /** How far it was scrolled when the voice was heard last. */
  #scrolled: number | undefined;

  constructor(reader: () => NovelReader | undefined) {
    this.#reader = reader;
  }

  mark(place: SpokenPlace | undefined): void {
    const drawn = this.#reader()?.drawn;
    const screen = drawn?.screen;
    if (screen) markSpoken(screen, rangeOf(drawn, place));
  }

  /** Whether any of a sentence is on screen; undefined where that cannot be told. */
  isSeen(place: SpokenPlace): boolean | undefined {
    const reader = this.#reader();
    const screen = reader?.drawn?.screen;
    if (!screen || this.#moving === reader || document.hidden) return undefined;
    const range = rangeOf(reader.drawn, place);
    if (!range) return false;
    const first = isOnScreen(screen, range);
    return first === false ? isOnScreen(screen, lastOf(range)) : first;
  }

  /** Whether a sentence is drawn nowhere, as what only a style sheet of the book hides; false where that cannot be told. */
  isHidden(place: SpokenPlace): boolean {
    return rangeOf(this.#reader()?.drawn, place)?.getClientRects().length === 0;
  }

  /** Brings a sentence on screen that begins to be said: scrolled text with all of it. */
  begin(place: SpokenPlace): void {
    const { drawn } = this.#reader() ?? {};
    const screen = drawn?.screen;
    const range = rangeOf(drawn, place);
    if (!screen) return;
    const wanted = range && (screen.isPaginated ? range : lastOf(range));
    if (wanted && isOnScreen(screen, wanted) !== false) this.#scrolled = screen.scrolled;
    else this.#go(place, 0);
  }

  /** Turns the page within a sentence, unless the reader has turned one meanwhile. */
  reach(place: SpokenPlace, share: number): void {
    const { drawn } = this.#reader() ?? {};
    const screen = drawn?.screen;
    const range = rangeOf(drawn, place);
    if (!screen?.isPaginated || !range || screen.scrolled !== this.#scrolled) return;
    const stretch = this.#stretchOf(place, share);
    const part = screen.text.partOf(place.section.index);
    const letter = part && rangeIn(part.text, stretch);
    if (letter && isOnScreen(screen, letter) === false) this.#go(place, share);
  }

  #stretchOf({ sentences, index }: SpokenPlace, share: number) {
    const { start, end } = sentences[index] ?? { start: 0, end: 1 };
    return { start: Math.min(end - 1, start + Math.floor(share * (end - start))), end };
  }

  #go(place: SpokenPlace, share: number): void {
    const reader = this.#reader();
    if (!reader || this.#moving === reader || document.hidden) return;
    this.#moving = reader;
    const going = reader.visit(
      () => ({
        section: place.section,
        lead,
        find: ({ text }) => {
          const range = rangeIn(text, this.#stretchOf(place, share));
          range?.collapse(true);
          return range;
        },
      }),
      ({ screen }) => {
        this.#scrolled = screen?.scrolled;
        this.mark(place);
      },
    );
    void going.then(() => {
      // Another book may be on its way since.
      if (this.#moving === reader) this.#moving = undefined;
    });
  }
}
