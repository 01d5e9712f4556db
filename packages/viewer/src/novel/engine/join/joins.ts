import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import { settle } from '#novel/engine/epub/display.ts';
import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { documentOf } from '#novel/engine/epub/section-document.ts';
import type { DrawnText, End } from '#novel/engine/join/drawn-text.ts';
import { keepPages } from '#novel/engine/join/keep-pages.ts';
import { nextStep } from '#novel/engine/join/next-step.ts';

/** What parts come to and go from. */
type Stage = {
  readonly screen: BookScreen | undefined;
  /** Changes what is drawn; what is seen does not move. */
  hold(change: () => void): void;
};

/** More than this at once, and something goes round in circles. */
const mostSteps = 24;

/** The part next to another, as the book is read. */
export function neighbour(section: SpineSection | undefined, end: End): SpineSection | undefined {
  return end === 'before' ? section?.prev() : section?.next();
}

/** Has the parts that a document goes on with come and go as the reader nears them and leaves. */
export class Joins {
  readonly #open: OpenBook;
  readonly #failed = new Set<SpineSection>();

  constructor(open: OpenBook) {
    this.#open = open;
  }

  /** The part next to what is drawn, joined or not. */
  beyond(text: DrawnText, end: End): SpineSection | undefined {
    return neighbour(text.outermost(end).section, end);
  }

  /** The same, where the text goes on in it. */
  joinable(text: DrawnText, end: End): SpineSection | undefined {
    const section = this.beyond(text, end);
    const later = end === 'before' ? text.outermost(end).section : section;
    if (!section || !later || this.#failed.has(section)) return undefined;
    return this.#open.goesOn[later.index] ? section : undefined;
  }

  /** The part with which begins what another goes on with. */
  beginning(section: SpineSection): SpineSection {
    const before = this.#open.goesOn[section.index] ? section.prev() : undefined;
    return before ? this.beginning(before) : section;
  }

  /** Sees to it that there is text about the reader, and no more of it than is of use. */
  async fit(stage: Stage, isAtRest: boolean): Promise<void> {
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const screen = stage.screen;
      const step = screen && nextStep(screen, isAtRest, (end) => this.joinable(screen.text, end));
      if (!step) return;
      if (step.kind === 'join') await this.join(stage, step.end);
      else stage.hold(() => this.#letGo(stage, screen, step.end));
      // Each takes the time of a layout: what the reader does comes between.
      await settle();
    }
  }

  #letGo(stage: Stage, { text, isPaginated }: BookScreen, end: End): void {
    const go = (): void => text.letGo(end, isPaginated);
    if (isPaginated && end === 'before') keepPages(() => stage.screen, go);
    else go();
  }

  /** Joins the next part, where there is one that can be read. */
  async join(stage: Stage, end: End): Promise<void> {
    const text = stage.screen?.text;
    const section = text && this.joinable(text, end);
    if (!section) return;
    const own = await documentOf(this.#open, section);
    if (stage.screen?.text !== text) return;
    // The reader comes to it by a step then, which says what is wrong with it.
    if (!own) this.#failed.add(section);
    stage.hold(() => own && text.join(section, own, end));
  }
}
