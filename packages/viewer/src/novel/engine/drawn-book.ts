import type { Rendition } from 'epubjs';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { type BookScreen, bookScreen } from '#novel/engine/epub/book-screen.ts';
import { settle } from '#novel/engine/epub/display.ts';
import { renditionInternals } from '#novel/engine/epub/epub-internals.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { DrawnText } from '#novel/engine/join/drawn-text.ts';
import { holdScreen } from '#novel/engine/join/hold-screen.ts';
import { Joins } from '#novel/engine/join/joins.ts';
import { novelPlace } from '#novel/engine/place/novel-place.ts';
import { PageCounter } from '#novel/engine/place/page-counter.ts';
import { PlaceAnchor } from '#novel/engine/place/place-anchor.ts';
import type { Target } from '#novel/engine/place/targets.ts';
import type { NovelReaderEvents } from '#novel/engine/reader-options.ts';
import { styleKey } from '#novel/engine/safety/prepare-section.ts';
import { fixedPageClass, scaleFixedPage } from '#novel/engine/style/fixed-page.ts';
import { type NovelLook, styleOf } from '#novel/engine/style/novel-style.ts';
import { markProse } from '#novel/engine/style/own-alignment.ts';
import { addWebFont } from '#novel/engine/style/web-fonts.ts';
import { markWideBoxes } from '#novel/engine/style/wide-boxes.ts';

/** A book that is drawn: what is seen of it, where its reader is, and the parts in its frame. */
export class DrawnBook {
  readonly open: OpenBook;
  readonly rendition: Rendition;
  readonly joins: Joins;
  /** Of its place, when it was laid out last, in words of `sizeOf`. */
  size = '';
  readonly #pages: PageCounter;
  readonly #onPlace: NovelReaderEvents['onPlace'];
  readonly #anchor = new PlaceAnchor();
  #text: DrawnText | undefined;
  #isClosed = false;

  constructor(open: OpenBook, rendition: Rendition, onPlace: NovelReaderEvents['onPlace']) {
    this.open = open;
    this.rendition = rendition;
    this.joins = new Joins(open);
    this.#pages = new PageCounter(open, this.joins);
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
    if (this.#anchor.isLeft(screen)) {
      this.report(true);
      return true;
    }
    this.#anchor.restore(screen, this.open);
    // Measured before it scrolled, `screen` does not know where the place stands now.
    const restored = this.screen;
    if (restored) this.#anchor.note(restored, this.open);
    return false;
  }

  /** Where to go for a page of the book, from 0. */
  pageTarget(page: number): Target {
    return this.#pages.target(this.screen, page);
  }

  /**
   * Says where the reader is; takes it as the anchor when they went there, `announced` by themselves, and
   * `led` with some of the text above it.
   */
  report(moved: boolean, at?: Range, { announced = moved, led = false } = {}): void {
    const { screen } = this;
    if (!screen) return;
    const place = novelPlace(screen, this.open, this.joins, this.#pages, at);
    if (moved || this.#anchor.cfi === '') this.#anchor.move(place.cfi, led);
    this.#anchor.note(screen, this.open);
    this.#onPlace({ ...place, cfi: this.#anchor.cfi }, announced);
  }

  /** Changes the text's look in place; the sentence being read stays. */
  async restyle(look: NovelLook): Promise<void> {
    const contents = this.screen?.contents;
    if (!contents) return;
    this.keepPlace();
    this.#pages.forget();
    const isFixed = contents.document.querySelector(`.${fixedPageClass}`) !== null;
    contents.addStylesheetCss(styleOf(look, isFixed), styleKey);
    void addWebFont(contents, look);
    this.fitBoxes();
    contents.expand();
    this.keepPlace();
    await settle();
    if (!this.keepPlace()) this.report(false);
    await this.fit(true);
  }

  /** Takes on the size of its place, also an unchanged one, with so much room between pages. */
  resize(gap: number): void {
    this.#pages.forget();
    const { manager } = renditionInternals(this.rendition);
    if (!manager) return;
    Object.assign(manager, { _stageSize: undefined });
    manager.settings.gap = gap;
    manager.resize('100%', '100%');
  }

  /** Turns to the page of what a key has come to: a browser scrolls so far that it is just seen. */
  async showFocused(element: Element): Promise<void> {
    await settle();
    const { screen } = this;
    const [rect] = Array.from(element.getClientRects());
    if (!screen?.isPaginated || !rect) return;
    const distance = screen.distanceOf(rect);
    const isWhole = Math.abs(screen.before % screen.page) < 1;
    if (!isWhole || distance < 0 || distance >= screen.page) screen.reveal(rect);
    this.keepPlace();
  }

  /** Gives what is larger than its place a box of its own, or the size of its place. */
  fitBoxes(): void {
    const { screen } = this;
    if (!screen) return;
    const { contents, isPaginated } = screen;
    markProse(contents.document);
    scaleFixedPage(contents.document, isPaginated);
    markWideBoxes(contents.document, contents.writingMode().startsWith('vertical'));
    screen.fit();
  }

  /** Changes what is drawn; what is seen does not move. */
  hold(change: () => void): void {
    this.keepPlace();
    const before = this.screen;
    holdScreen(
      () => this.screen,
      () => {
        change();
        this.fitBoxes();
      },
    );
    const { screen } = this;
    if (before && screen) this.#pages.keep(before, screen);
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
