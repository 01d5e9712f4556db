import type { Rendition } from 'epubjs';
import { type PageDirection, turnOfSwipe } from '@hanji/domain/reading/modes.ts';
import { BookError } from '#novel/engine/archive/zip-directory.ts';
import { BookQueue } from '#novel/engine/book-queue.ts';
import { type BookScreen, bookScreen } from '#novel/engine/epub/book-screen.ts';
import { closeBook } from '#novel/engine/epub/close-book.ts';
import { displayed, drawBook, settle } from '#novel/engine/epub/display.ts';
import { type BookContents, renditionInternals } from '#novel/engine/epub/epub-internals.ts';
import { listenInFrame } from '#novel/engine/epub/frame-events.ts';
import { type OpenBook, openBook } from '#novel/engine/epub/open-book.ts';
import { novelPlace } from '#novel/engine/place/novel-place.ts';
import { PlaceAnchor } from '#novel/engine/place/place-anchor.ts';
import { rectOf, startOf } from '#novel/engine/place/rectangles.ts';
import {
  type Target,
  targetOfAddress,
  targetOfCfi,
  targetOfPercent,
  targetOfSection,
} from '#novel/engine/place/targets.ts';
import type { NovelReaderOptions } from '#novel/engine/reader-options.ts';
import { styleKey } from '#novel/engine/safety/prepare-section.ts';
import { type NovelLook, novelStyle } from '#novel/engine/style/novel-style.ts';
import { bookTimes, within } from '#novel/engine/time-limit.ts';

/**
 * One book on screen, over epubjs 0.3.93. It only parses and draws; places, pages, links
 * and safety are the viewer's own. Nothing here throws: failures are events.
 */
export class NovelReader {
  readonly #options: NovelReaderOptions;
  readonly #opening: Promise<OpenBook>;
  /** Its own place in the host: a reader that is closing cannot draw into the next one. */
  readonly #stage = document.createElement('div');
  #look: NovelLook;
  #open: OpenBook | undefined;
  #rendition: Rendition | undefined;
  readonly #queue = new BookQueue((error) =>
    this.#options.events.onFailed(error, this.#rendition === undefined),
  );
  readonly #anchor = new PlaceAnchor();
  #wanted: Target | undefined;
  #frame = 0;

  constructor(options: NovelReaderOptions) {
    this.#options = options;
    this.#look = options.look;
    this.#stage.style.blockSize = '100%';
    options.host.append(this.#stage);
    this.#opening = openBook({
      buffer: options.buffer,
      language: options.look.language,
      weights: options.weights,
      style: () => novelStyle(this.#look),
    });
    this.#queue.add(() => this.#begin());
  }

  /** Goes to a line of the contents table, or to a link within the book. */
  goTo(address: string): void {
    this.#queue.add(() => this.#show(targetOfAddress(this.#open, address)));
  }

  /** Goes to a percent of the whole book, 0 to 100. */
  goToPercent(percent: number): void {
    this.#queue.add(() => this.#show(targetOfPercent(this.#open, percent)));
  }

  /** The next page, or in scroll mode the next part. */
  next(): void {
    this.#queue.add(() => this.#turn(true));
  }

  /** The previous page, or in scroll mode the previous part. */
  previous(): void {
    this.#queue.add(() => this.#turn(false));
  }

  /** Shows the part again after it failed. */
  retry(): void {
    this.#queue.add(() => this.#show(this.#wanted ?? targetOfCfi(this.#open, this.#anchor.cfi)));
  }

  /** By screens, in scroll mode. */
  scroll(screens: number): void {
    this.#screen?.scroll(screens);
  }

  /** Which way pages go. */
  get direction(): PageDirection {
    if (!this.#rendition) return 'LTR';
    return renditionInternals(this.#rendition).settings.direction === 'rtl' ? 'RTL' : 'LTR';
  }

  /** The box that epubjs scrolls; undefined until the book is drawn. */
  get container(): HTMLElement | undefined {
    return this.#rendition && renditionInternals(this.#rendition).manager?.container;
  }

  /** Changes the text's look in place; the sentence being read stays. */
  setLook(look: NovelLook): void {
    this.#look = look;
    this.#queue.add(async () => {
      const screen = this.#screen;
      if (!screen) return;
      this.#keepPlace();
      screen.contents.addStylesheetCss(novelStyle(look), styleKey);
      screen.contents.expand();
      this.#keepPlace();
      await settle();
      if (!this.#keepPlace()) this.#report(false);
    });
  }

  /** Fits the book to its host again; the sentence being read stays. */
  resize(): void {
    this.#queue.add(async () => {
      const { clientWidth, clientHeight } = this.#options.host;
      const { container } = this;
      const same =
        container?.clientWidth === clientWidth && container.clientHeight === clientHeight;
      if (!this.#rendition || !container || same || clientWidth === 0) return;
      this.#keepPlace();
      this.#rendition.resize(clientWidth, clientHeight);
      await this.#show(targetOfCfi(this.#open, this.#anchor.cfi), false);
    });
  }

  /** Something beside the text changed its size: the reader stays where they were. */
  refit(): void {
    this.#keepPlace();
  }

  /** Detaches the book at once, then ends it. Resolves when nothing of it is left. */
  async close(): Promise<void> {
    if (this.#queue.closed) return;
    cancelAnimationFrame(this.#frame);
    this.container?.removeEventListener('scroll', this.#onScroll);
    this.#stage.remove();
    const work = this.#queue.close();
    await closeBook({ opening: this.#opening, rendition: this.#rendition, work });
  }

  get #screen(): BookScreen | undefined {
    if (!this.#rendition || this.#queue.closed) return undefined;
    return bookScreen(renditionInternals(this.#rendition).manager, this.direction === 'RTL');
  }

  async #begin(): Promise<void> {
    const { host, start, events, allowScripts } = this.#options;
    const open = await this.#opening;
    if (this.#queue.closed) return;
    this.#open = open;
    events.onOpened(open.contents);
    const rendition = drawBook(open.book, this.#stage, {
      width: host.clientWidth,
      height: host.clientHeight,
      mode: this.#look.mode,
      allowScripts,
      onContents: (contents) => this.#listen(contents),
    });
    this.#rendition = rendition;
    await within(rendition.started, bookTimes.open);
    await this.#show(
      start?.cfi ? targetOfCfi(open, start.cfi) : targetOfPercent(open, start?.percent ?? 0),
    );
    this.container?.addEventListener('scroll', this.#onScroll, { passive: true });
  }

  #listen(contents: BookContents): void {
    const { events, host, title } = this.#options;
    listenInFrame(contents, title, {
      ...events,
      onTap: (x) => events.onTap((x - host.getBoundingClientRect().left) / host.clientWidth),
      onLink: (address) => this.goTo(address),
      onSwipe: (towards) => {
        if (this.#look.mode !== 'page') return;
        const turn = turnOfSwipe(towards, this.direction);
        if (turn === 'next') this.next();
        else if (turn === 'previous') this.previous();
      },
    });
    // Late pictures and typefaces change the text's height above the reader.
    contents.on('resize', () => this.#keepPlace());
  }

  /** Draws a part if it is not there yet, goes to the place in it, and says where that is. */
  async #show({ section, find }: Target, moved = true): Promise<void> {
    const rendition = this.#rendition;
    const target = section ?? this.#open?.sections.find(({ linear }) => linear);
    if (!rendition || !target) throw new BookError('broken', 'no reading order');
    this.#wanted = { section: target, find };
    if (this.#screen?.section !== target.index) {
      await within(displayed(rendition, target.href), bookTimes.display);
    }
    const screen = this.#screen;
    const range = screen && find(screen.contents);
    if (!screen) return;
    screen.reveal(range ? rectOf(range) : startOf(screen.contents, screen.edge));
    // At once, so that whatever the place brings about is measured against the new anchor.
    this.#report(moved, range);
    await settle();
    this.#keepPlace();
  }

  async #turn(forward: boolean): Promise<void> {
    const screen = this.#screen;
    const paged = this.#look.mode === 'page';
    if (paged && screen?.turn(forward)) {
      this.#report(true);
      return;
    }
    // Where nothing is drawn, the part that failed is where the reader stands.
    const current = screen ? this.#open?.sections[screen.section] : this.#wanted?.section;
    const section = forward ? current?.next() : current?.prev();
    if (section) await this.#show(targetOfSection(section, paged && !forward));
    else this.#options.events.onBeyond(forward ? 'end' : 'start');
  }

  readonly #onScroll = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#keepPlace()) this.#report(false);
    });
  };

  /** Takes the reader's own move for the new place, and says so; after any other brings it back. */
  #keepPlace(): boolean {
    const screen = this.#screen;
    if (!screen || !this.#open) return false;
    const moved = this.#anchor.isLeft(screen);
    if (moved) this.#report(true);
    else this.#anchor.restore(screen, this.#open);
    return moved;
  }

  /** Says where the reader is; takes it as the anchor when the reader went there. */
  #report(moved: boolean, at?: Range): void {
    const screen = this.#screen;
    if (!screen || !this.#open) return;
    const place = novelPlace(screen, this.#open, at);
    if (moved || this.#anchor.cfi === '') this.#anchor.cfi = place.cfi;
    this.#anchor.note(screen);
    this.#options.events.onPlace({ ...place, cfi: this.#anchor.cfi }, moved);
  }
}
