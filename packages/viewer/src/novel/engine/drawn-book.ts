import type { Rendition } from 'epubjs';
import type { PageDirection } from '@hanji/domain/reading/modes.ts';
import { type BookScreen, bookScreen } from '#novel/engine/epub/book-screen.ts';
import { renditionInternals } from '#novel/engine/epub/epub-internals.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { DrawnText } from '#novel/engine/join/drawn-text.ts';
import { holdScreen } from '#novel/engine/join/hold-screen.ts';
import { Joins } from '#novel/engine/join/joins.ts';
import { novelPlace } from '#novel/engine/place/novel-place.ts';
import { PlaceAnchor } from '#novel/engine/place/place-anchor.ts';
import type { NovelReaderEvents } from '#novel/engine/reader-options.ts';

/** A book that is drawn: what is seen of it, where its reader is, and the parts in its frame. */
export class DrawnBook {
  readonly open: OpenBook;
  readonly rendition: Rendition;
  readonly joins: Joins;
  readonly #onPlace: NovelReaderEvents['onPlace'];
  readonly #anchor = new PlaceAnchor();
  #text: DrawnText | undefined;
  #isClosed = false;

  constructor(open: OpenBook, rendition: Rendition, onPlace: NovelReaderEvents['onPlace']) {
    this.open = open;
    this.rendition = rendition;
    this.joins = new Joins(open);
    this.#onPlace = onPlace;
  }

  /** Nothing is shown and nobody told from now on. */
  close(): void {
    this.#isClosed = true;
  }

  /** Which way pages go. */
  get direction(): PageDirection {
    return renditionInternals(this.rendition).settings.direction === 'rtl' ? 'RTL' : 'LTR';
  }

  /** The box that epubjs scrolls. */
  get container(): HTMLElement | undefined {
    return renditionInternals(this.rendition).manager?.container;
  }

  /** What is on screen at this moment; undefined while nothing is. */
  get screen(): BookScreen | undefined {
    if (this.#isClosed) return undefined;
    const { manager } = renditionInternals(this.rendition);
    return bookScreen(manager, this.direction === 'RTL', (contents, section) => {
      if (this.#text?.contents !== contents) this.#text = new DrawnText(contents, section);
      return this.#text;
    });
  }

  /** The place to which changes of the layout come back. */
  get place(): string {
    return this.#anchor.cfi;
  }

  /** Takes the reader's own move for the new place, and says so; after any other brings it back. */
  keepPlace(): boolean {
    const { screen } = this;
    if (!screen) return false;
    const moved = this.#anchor.isLeft(screen);
    if (moved) this.report(true);
    else this.#anchor.restore(screen, this.open);
    return moved;
  }

  /** Says where the reader is; takes it as the anchor when the reader went there. */
  report(moved: boolean, at?: Range): void {
    const { screen } = this;
    if (!screen) return;
    const place = novelPlace(screen, this.open, this.joins, at);
    if (moved || this.#anchor.cfi === '') this.#anchor.cfi = place.cfi;
    this.#anchor.note(screen, this.open);
    this.#onPlace({ ...place, cfi: this.#anchor.cfi }, moved);
  }

  /** Changes what is drawn; what is seen does not move. */
  hold(change: () => void): void {
    this.keepPlace();
    holdScreen(() => this.screen, change);
    this.report(false);
  }

  /** Has the parts about the reader in the frame; those above only where no finger is scrolling. */
  async fit(isAtRest: boolean): Promise<void> {
    await this.joins.fit(this, isAtRest);
  }

  /** Has the part in the frame that the text goes on from. */
  async joinBefore(): Promise<void> {
    await this.joins.join(this, 'before');
  }
}
