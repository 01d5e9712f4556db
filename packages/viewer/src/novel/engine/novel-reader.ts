import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { turnOfSwipe } from '@hanji/domain/reading/turns.ts';
import { BookError } from '#novel/engine/archive/zip-directory.ts';
import { BookQueue } from '#novel/engine/book-queue.ts';
import { DrawnBook } from '#novel/engine/drawn-book.ts';
import { closeBook } from '#novel/engine/epub/close-book.ts';
import { displayed, drawBook, settle, sizeOf } from '#novel/engine/epub/display.ts';
import type { BookContents } from '#novel/engine/epub/epub-internals.ts';
import type { PressedLink } from '#novel/engine/epub/frame-events.ts';
import { hearFrame } from '#novel/engine/epub/hear-frame.ts';
import { type OpenBook, openBook } from '#novel/engine/epub/open-book.ts';
import { findNote } from '#novel/engine/notes/find-note.ts';
import { revealTarget } from '#novel/engine/place/reveal-target.ts';
import { startTarget } from '#novel/engine/place/start-target.ts';
import {
  type Target,
  targetOfAddress,
  targetOfCfi,
  targetOfPercent,
} from '#novel/engine/place/targets.ts';
import type { NovelReaderOptions } from '#novel/engine/reader-options.ts';
import { ScrollWatch } from '#novel/engine/scroll-watch.ts';
import { fixedPageClass } from '#novel/engine/style/fixed-page.ts';
import { isSameLook, type NovelLook, pageGap, styleOf } from '#novel/engine/style/novel-style.ts';
import { addWebFont } from '#novel/engine/style/web-fonts.ts';
import { BookClock } from '#novel/engine/time-limit.ts';
import { turn } from '#novel/engine/turn.ts';

/**
 * One book on screen, over epubjs 0.3.93. It only parses and draws; places, pages, links
 * and safety are the viewer's own. Nothing here throws: failures are events.
 */
export class NovelReader {
  readonly #options: NovelReaderOptions;
  readonly opening: Promise<OpenBook>;
  /** Its own place in the host: a reader that is closing cannot draw into the next one. */
  readonly stage = document.createElement('div');
  #look: NovelLook;
  #drawn: DrawnBook | undefined;
  readonly #queue = new BookQueue((error) =>
    this.#options.events.onFailed(error, this.#drawn === undefined),
  );
  #wanted: Target | undefined;
  #visits = 0;
  readonly #clock = new BookClock();
  readonly #scrolls = new ScrollWatch({
    onMove: () => {
      const drawn = this.#drawn;
      if (drawn?.keepPlace() === false) drawn.report(false);
      void this.#queue.add(async () => drawn?.fit(false));
    },
    onRest: () => void this.#queue.add(async () => this.#drawn?.fit(true)),
  });

  constructor(options: NovelReaderOptions) {
    this.#options = options;
    this.#look = options.look;
    this.stage.style.blockSize = '100%';
    options.host.append(this.stage);
    this.opening = openBook({
      buffer: options.buffer,
      language: options.look.language,
      limit: this.#clock.within,
      weights: options.weights,
      style: (markup) => styleOf(this.#look, markup.includes(fixedPageClass)),
    });
    void this.#queue.add(() => this.#begin());
  }

  /** Goes to a line of the contents table, or to a link within the book. */
  goTo(address: string): void {
    void this.visit(({ open }) => targetOfAddress(open, address));
  }

  /** Goes to a percent of the whole book, 0 to 100. */
  goToPercent(percent: number): void {
    void this.visit(({ open }) => targetOfPercent(open, percent));
  }

  /** Goes to a page of the whole book, from 0, where it is read by pages. */
  goToPage(page: number): void {
    void this.visit((drawn) => drawn.pageTarget(page));
  }

  /** Goes to a place that is found in the book once it is drawn; resolves also where it does not arrive. */
  visit(find: (drawn: DrawnBook) => Target, arrived?: (drawn: DrawnBook) => void): Promise<void> {
    const visit = (this.#visits += 1);
    return this.#queue.add(async () => {
      // Of a finger on the slider it counts alone where it is now.
      if (!this.#drawn || visit !== this.#visits) return;
      await this.#show(find(this.#drawn));
      arrived?.(this.#drawn);
    });
  }

  get drawn(): DrawnBook | undefined {
    return this.#drawn;
  }

  /** The next page, or in scroll mode the next part. */
  next(): void {
    void this.#queue.add(() => this.#turn(true));
  }

  /** The previous page, or in scroll mode the previous part. */
  previous(): void {
    void this.#queue.add(() => this.#turn(false));
  }

  /** Shows the part again after it failed. */
  retry(): void {
    void this.#queue.add(() => this.#show(this.#wanted ?? this.#place));
  }

  /** By screens, in scroll mode. */
  scroll(screens: number): void {
    this.#drawn?.screen?.scroll(screens);
  }

  /** Which way pages go. */
  get direction(): PageDirection {
    return this.#drawn?.direction ?? 'LTR';
  }

  /** The box that epubjs scrolls; undefined until the book is drawn. */
  get container(): HTMLElement | undefined {
    return this.#drawn?.container;
  }

  /** Changes the text's look in place; the sentence being read stays. */
  setLook(look: NovelLook): void {
    if (isSameLook(look, this.#look)) return;
    const anew = look.mode === 'page' && look.page.margin !== this.#look.page.margin;
    this.#look = look;
    void this.#queue.add(async () =>
      anew ? this.#layOut(this.#drawn) : this.#drawn?.restyle(look),
    );
  }

  /** Fits the book to its place again; the sentence being read stays. */
  resize(): void {
    void this.#queue.add(async () => {
      if (this.#drawn && this.#drawn.size !== sizeOf(this.stage)) await this.#layOut(this.#drawn);
    });
  }

  /** Lays the book out anew for the size of its place; the sentence being read stays. */
  async #layOut(drawn: DrawnBook | undefined): Promise<void> {
    const size = sizeOf(this.stage);
    if (!drawn || size === '') return;
    drawn.size = size;
    drawn.keepPlace();
    drawn.resize(pageGap(this.#look.page.margin, this.stage.clientWidth));
    await this.#show(this.#place, false);
  }

  /** Something beside the text changed its size: the reader stays where they were. */
  readonly refit = (): void => void this.#drawn?.keepPlace();

  /** Detaches the book at once, then ends it. Resolves when nothing of it is left. */
  async close(): Promise<void> {
    if (this.#queue.closed) return;
    this.#scrolls.stop();
    this.stage.remove();
    this.#drawn?.close();
    const work = this.#queue.close();
    await closeBook({ opening: this.opening, rendition: this.#drawn?.rendition, work });
  }

  /** Where the reader is. */
  get #place(): Target {
    return targetOfCfi(this.#drawn?.open, this.#drawn?.place ?? '');
  }

  async #begin(): Promise<void> {
    const { start, startAt, events, allowScripts } = this.#options;
    const open = await this.opening;
    if (this.#queue.closed) return;
    events.onOpened(open.contents);
    const size = sizeOf(this.stage);
    const rendition = drawBook(open.book, this.stage, {
      look: this.#look,
      allowScripts,
      onContents: (contents) => this.#listen(contents),
    });
    this.#drawn = new DrawnBook(open, rendition, events.onPlace);
    this.#drawn.size = size;
    await this.#clock.within(rendition.started);
    await this.#show(await this.#clock.within(startTarget(open, start, startAt)));
  }

  #listen(contents: BookContents): void {
    void addWebFont(contents, this.#look);
    hearFrame(contents, this.stage, this.#options, {
      onFollow: (address, link) => void this.#queue.add(() => this.#follow(address, link)),
      onSwipe: (towards) => {
        const step = turnOfSwipe(towards, this.direction);
        if (step && this.#look.mode === 'page') this[step]();
      },
      onFocus: (element) => void this.#queue.add(async () => this.#drawn?.showFocused(element)),
      onResize: this.refit,
    });
  }

  /** A note comes to the reader; to all else the reader goes. */
  async #follow(address: string, link: PressedLink): Promise<void> {
    const note = this.#drawn && (await findNote(this.#drawn, address, link.isReference));
    if (note) this.#options.events.onNote(note, link);
    else await this.#show(targetOfAddress(this.#drawn?.open, address));
  }

  /** Draws a part if it is not there yet, goes to the place in it, and says where that is. */
  async #show({ section, find, ...stand }: Target, moved = true): Promise<void> {
    const drawn = this.#drawn;
    const target = section ?? drawn?.open.sections.find(({ linear }) => linear);
    if (!drawn || !target) throw new BookError('broken', 'no reading order');
    this.#wanted = { section: target, find };
    if (!drawn.screen?.text.partOf(target.index)) {
      // Of a part that was let go epubjs still believes that it is shown.
      drawn.rendition.clear();
      await this.#clock.display(displayed(drawn.rendition, target.href));
      drawn.fitBoxes();
    }
    const { screen } = drawn;
    const part = screen?.text.partOf(target.index);
    if (!screen || !part) return;
    let range = find(part, screen.contents.document);
    // Drawn anew, the place comes back with what stood above it; who stood at a beginning stands there.
    if (!moved && drawn.place) drawn.keepPlace();
    else range = revealTarget(screen, part, range, stand);
    const how = { announced: moved && drawn.place !== '', led: stand.lead !== undefined };
    // At once, so that whatever the place brings about is measured against the new anchor.
    drawn.report(moved, range, how);
    this.#scrolls.follow(drawn.container);
    const { place } = drawn;
    await settle();
    drawn.keepPlace();
    await drawn.fit(true);
    // With more text behind it the place may be where it could not be brought before.
    if (!drawn.keepPlace() && moved && drawn.place === place) drawn.report(moved, range, how);
  }

  async #turn(forward: boolean): Promise<void> {
    const paged = this.#look.mode === 'page';
    const to = await turn(this.#drawn, { forward, paged, wanted: this.#wanted });
    if (to === 'beyond') this.#options.events.onBeyond(forward ? 'end' : 'start');
    else if (to !== 'turned') await this.#show(to);
  }
}
