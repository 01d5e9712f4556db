import { type PageDirection, turnOfSwipe } from '@hanji/domain/reading/modes.ts';
import { BookError } from '#novel/engine/archive/zip-directory.ts';
import { BookQueue } from '#novel/engine/book-queue.ts';
import { DrawnBook } from '#novel/engine/drawn-book.ts';
import { closeBook } from '#novel/engine/epub/close-book.ts';
import { displayed, drawBook, settle } from '#novel/engine/epub/display.ts';
import type { BookContents } from '#novel/engine/epub/epub-internals.ts';
import { listenInFrame } from '#novel/engine/epub/frame-events.ts';
import { type OpenBook, openBook } from '#novel/engine/epub/open-book.ts';
import { neighbour } from '#novel/engine/join/joins.ts';
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

/** Without a scroll for so many milliseconds, nothing scrolls. */
const restAfter = 120;

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
  #drawn: DrawnBook | undefined;
  readonly #queue = new BookQueue((error) =>
    this.#options.events.onFailed(error, this.#drawn === undefined),
  );
  #wanted: Target | undefined;
  #frame = 0;
  #rest = 0;

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
    this.#queue.add(() => this.#show(targetOfAddress(this.#drawn?.open, address)));
  }

  /** Goes to a percent of the whole book, 0 to 100. */
  goToPercent(percent: number): void {
    this.#queue.add(() => this.#show(targetOfPercent(this.#drawn?.open, percent)));
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
    this.#queue.add(() => this.#show(this.#wanted ?? this.#place));
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
    this.#look = look;
    this.#queue.add(async () => {
      const drawn = this.#drawn;
      const contents = drawn?.screen?.contents;
      if (!contents) return;
      drawn.keepPlace();
      contents.addStylesheetCss(novelStyle(look), styleKey);
      contents.expand();
      drawn.keepPlace();
      await settle();
      if (!drawn.keepPlace()) drawn.report(false);
      await drawn.fit(true);
    });
  }

  /** Fits the book to its host again; the sentence being read stays. */
  resize(): void {
    this.#queue.add(async () => {
      const { clientWidth, clientHeight } = this.#options.host;
      const drawn = this.#drawn;
      const { container } = this;
      const same =
        container?.clientWidth === clientWidth && container.clientHeight === clientHeight;
      if (!drawn || !container || same || clientWidth === 0) return;
      drawn.keepPlace();
      drawn.rendition.resize(clientWidth, clientHeight);
      await this.#show(this.#place, false);
    });
  }

  /** Something beside the text changed its size: the reader stays where they were. */
  refit(): void {
    this.#drawn?.keepPlace();
  }

  /** Detaches the book at once, then ends it. Resolves when nothing of it is left. */
  async close(): Promise<void> {
    if (this.#queue.closed) return;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.container?.removeEventListener('scroll', this.#onScroll);
    this.#stage.remove();
    this.#drawn?.close();
    const work = this.#queue.close();
    await closeBook({ opening: this.#opening, rendition: this.#drawn?.rendition, work });
  }

  /** Where the reader is. */
  get #place(): Target {
    return targetOfCfi(this.#drawn?.open, this.#drawn?.place ?? '');
  }

  async #begin(): Promise<void> {
    const { host, start, events, allowScripts } = this.#options;
    const open = await this.#opening;
    if (this.#queue.closed) return;
    events.onOpened(open.contents);
    const rendition = drawBook(open.book, this.#stage, {
      width: host.clientWidth,
      height: host.clientHeight,
      mode: this.#look.mode,
      allowScripts,
      onContents: (contents) => this.#listen(contents),
    });
    this.#drawn = new DrawnBook(open, rendition, events.onPlace);
    await within(rendition.started, bookTimes.open);
    await this.#show(
      start?.cfi ? targetOfCfi(open, start.cfi) : targetOfPercent(open, start?.percent ?? 0),
    );
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
    for (const event of ['resize', 'expand'] as const) contents.on(event, () => this.refit());
  }

  /** Draws a part if it is not there yet, goes to the place in it, and says where that is. */
  async #show({ section, find }: Target, moved = true): Promise<void> {
    const drawn = this.#drawn;
    const target = section ?? drawn?.open.sections.find(({ linear }) => linear);
    if (!drawn || !target) throw new BookError('broken', 'no reading order');
    this.#wanted = { section: target, find };
    if (!drawn.screen?.text.partOf(target.index)) {
      // Of a part that was let go epubjs still believes that it is shown.
      drawn.rendition.clear();
      await within(displayed(drawn.rendition, target.href), bookTimes.display);
    }
    const { screen } = drawn;
    const part = screen?.text.partOf(target.index);
    if (!screen || !part) return;
    const range = find(part, screen.contents.document);
    screen.reveal(range ? rectOf(range) : startOf(screen.text, part, screen.edge));
    // At once, so that whatever the place brings about is measured against the new anchor.
    drawn.report(moved, range);
    drawn.container?.addEventListener('scroll', this.#onScroll, { passive: true });
    const { place } = drawn;
    await settle();
    drawn.keepPlace();
    await drawn.fit(true);
    // With more text behind it the place may be where it could not be brought before.
    if (!drawn.keepPlace() && moved && drawn.place === place) drawn.report(moved, range);
  }

  async #turn(forward: boolean): Promise<void> {
    const drawn = this.#drawn;
    const paged = this.#look.mode === 'page';
    if (paged && drawn?.screen?.turn(forward)) {
      drawn.report(true);
      await drawn.fit(true);
      return;
    }
    const end = forward ? 'after' : 'before';
    const text = drawn?.screen?.text;
    // Where nothing is drawn, the part that failed is where the reader stands.
    const section = neighbour(text ? text.outermost(end).section : this.#wanted?.section, end);
    if (!drawn || !section) this.#options.events.onBeyond(forward ? 'end' : 'start');
    else if (forward) await this.#show(targetOfSection(section, false));
    else if (!paged) await this.#show(targetOfSection(drawn.joins.beginning(section), false));
    else {
      // In one flow with what follows, its last page is a whole one.
      if (text) await drawn.joinBefore();
      await this.#show(targetOfSection(section, true));
    }
  }

  readonly #onScroll = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      const drawn = this.#drawn;
      if (drawn?.keepPlace() === false) drawn.report(false);
      this.#queue.add(async () => drawn?.fit(false));
    });
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => {
      this.#queue.add(async () => this.#drawn?.fit(true));
    }, restAfter);
  };
}
