import type { Rendition } from 'epubjs';
import { BookError } from '#novel/engine/archive/zip-directory.ts';
import type { BookScreen } from '#novel/engine/book-screen.ts';
import { bookScreen } from '#novel/engine/book-screen.ts';
import { closeBook } from '#novel/engine/close-book.ts';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import { displayed, settle } from '#novel/engine/display.ts';
import type { SpineSection } from '#novel/engine/epub-internals.ts';
import { renditionInternals } from '#novel/engine/epub-internals.ts';
import { listenInFrame } from '#novel/engine/frame-events.ts';
import type { NovelPosition } from '#novel/engine/novel-settings.ts';
import type { OpenBook } from '#novel/engine/open-book.ts';
import { openBook } from '#novel/engine/open-book.ts';
import { percentOf, placeAt } from '#novel/engine/place/book-percent.ts';
import { firstVisible } from '#novel/engine/place/first-visible.ts';
import { rangeOfElement, rectOf, startOf } from '#novel/engine/place/rectangles.ts';
import { mapText, rangeAt, shareBefore } from '#novel/engine/place/text-map.ts';
import { styleKey } from '#novel/engine/safety/prepare-section.ts';
import type { NovelLook } from '#novel/engine/style/novel-style.ts';
import { novelStyle } from '#novel/engine/style/novel-style.ts';
import { bookTimes, within } from '#novel/engine/time-limit.ts';

/** What is on screen. */
export interface NovelPlace extends NovelPosition {
  readonly section: number;
  readonly firstSection: boolean;
  readonly lastSection: boolean;
  /** The last page or line of the book is on screen. */
  readonly atEnd: boolean;
  /** Scrolled text runs down, or sideways in vertical writing. */
  readonly axis: 'down' | 'sideways';
}

/** What the viewer hears from a reader. */
export interface NovelReaderEvents {
  /** A tap on the text; `share` is 0 at the left edge of the host and 1 at the right. */
  readonly onTap: (share: number) => void;
  /** A key inside the frame. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** `moved` is false when only the layout changed. */
  readonly onPlace: (place: NovelPlace, moved: boolean) => void;
  readonly onOpened: (contents: readonly ContentsEntry[]) => void;
  /** The book, or one part of it, cannot be shown. */
  readonly onFailed: (error: BookError, whole: boolean) => void;
  /** Page mode: the reader went on from the last page, or back from the first. */
  readonly onBeyond: (end: 'start' | 'end') => void;
}

interface ReaderOptions {
  readonly buffer: ArrayBuffer;
  /** Where the book is drawn; its size is the page's size. */
  readonly host: HTMLElement;
  readonly look: NovelLook;
  readonly start: NovelPosition | undefined;
  /** Characters of each spine item; without them their bytes count. */
  readonly weights: readonly number[] | undefined;
  /** Safari sends no events out of a frame that may not run scripts. */
  readonly allowScripts: boolean;
  readonly events: NovelReaderEvents;
}

/** Where to go: a spine item, and what in it once it is shown. */
interface Target {
  readonly section: SpineSection | undefined;
  readonly find: (screen: BookScreen) => Range | undefined;
}

/**
 * One book on screen, over epubjs 0.3.93. It only parses and draws; places, pages, links
 * and safety are the viewer's own. Nothing here throws: failures are events.
 */
export class NovelReader {
  readonly #options: ReaderOptions;
  readonly #opening: Promise<OpenBook>;
  /** Its own place in the host: a reader that is closing cannot draw into the next one. */
  readonly #stage = document.createElement('div');
  #look: NovelLook;
  #open: OpenBook | undefined;
  #rendition: Rendition | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** The reader's place; only the reader's own moves change it. */
  #anchor = '';
  #held = 0;
  #frame = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#look = options.look;
    this.#stage.style.blockSize = '100%';
    options.host.append(this.#stage);
    this.#opening = openBook({
      buffer: options.buffer,
      language: options.look.language,
      style: () => novelStyle(this.#look),
    });
    this.#enqueue(() => this.#begin());
  }

  /** Goes to a line of the contents table, or to a link within the book. */
  goTo(target: string): void {
    const hash = target.indexOf('#');
    const fragment = target.slice(hash + 1);
    this.#enqueue(() =>
      this.#show({
        section: this.#open?.sectionNamed(target.slice(0, hash)),
        find: ({ contents }) => rangeOfElement(fragment ? contents.document.getElementById(fragment) : null),
      }),
    );
  }

  /** Goes to a percent of the whole book, 0 to 100. */
  goToPercent(percent: number): void {
    this.#enqueue(() => this.#show(this.#targetOfPercent(percent)));
  }

  /** The next page, or in scroll mode the next part. */
  next(): void {
    this.#enqueue(() => this.#turn(true));
  }

  /** The previous page, or in scroll mode the previous part. */
  previous(): void {
    this.#enqueue(() => this.#turn(false));
  }

  /** Scroll mode: by screens within the part. */
  scroll(screens: number): void {
    this.touched();
    this.#screen()?.scroll(screens);
  }

  /** Whether pages go from right to left. */
  get rightToLeft(): boolean {
    return this.#rendition ? renditionInternals(this.#rendition).settings.direction === 'rtl' : false;
  }

  /** The box that epubjs scrolls; undefined until the book is drawn. */
  get container(): HTMLElement | undefined {
    return this.#rendition && renditionInternals(this.#rendition).manager?.container;
  }

  /** Changes the text's look in place; the sentence being read stays. */
  setLook(look: NovelLook): void {
    this.#look = look;
    this.#enqueue(async () => {
      const screen = this.#screen();
      if (!screen) return;
      this.#hold();
      screen.contents.addStylesheetCss(novelStyle(look), styleKey);
      screen.contents.expand();
      this.#restore();
      await settle();
      this.#restore();
      this.#report(false);
    });
  }

  /** Fits the book to its host again; the sentence being read stays. */
  resize(): void {
    this.#enqueue(async () => {
      const { host } = this.#options;
      const { container } = this;
      const same =
        container?.clientWidth === Math.floor(host.clientWidth) &&
        Math.abs(container.clientHeight - host.clientHeight) < 1;
      if (!this.#rendition || !container || same || host.clientWidth === 0) return;
      this.#hold();
      this.#rendition.resize(Math.floor(host.clientWidth), host.clientHeight);
      await this.#show(this.#targetOfCfi(this.#anchor), false);
    });
  }

  /** The reader took hold of the page: what is seen from now on is their choice. */
  readonly touched = (): void => {
    this.#held = 0;
  };

  /** Shows the part again after it failed. */
  retry(): void {
    this.#enqueue(() => this.#show(this.#targetOfCfi(this.#anchor)));
  }

  /** Detaches the book at once, then ends it. Resolves when nothing of it is left. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    cancelAnimationFrame(this.#frame);
    this.container?.removeEventListener('scroll', this.#onScroll);
    this.#stage.remove();
    await closeBook({ opening: this.#opening, rendition: this.#rendition, work: this.#work });
  }

  #enqueue(task: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      try {
        await task();
      } catch (error) {
        const known = error instanceof BookError ? error : new BookError('broken', String(error));
        if (!this.#closed) this.#options.events.onFailed(known, this.#rendition === undefined);
      }
    });
  }

  async #begin(): Promise<void> {
    const { host, start, events, allowScripts } = this.#options;
    const open = await this.#opening;
    if (this.#closed) return;
    this.#open = open;
    events.onOpened(open.contents);
    const rendition = open.book.renderTo(this.#stage, {
      width: Math.floor(host.clientWidth),
      height: host.clientHeight,
      flow: this.#look.mode === 'scroll' ? 'scrolled-doc' : 'paginated',
      spread: 'none',
      resizeOnOrientationChange: false,
      allowScriptedContent: allowScripts,
    });
    this.#rendition = rendition;
    const { hooks } = renditionInternals(rendition);
    // Its own handling of links and pictures would leave the book or move the page.
    hooks.content.hooks = [];
    hooks.content.register((contents) => {
      listenInFrame(contents, {
        onKey: events.onKey,
        onTap: (x) => events.onTap((x - host.getBoundingClientRect().left) / host.clientWidth),
        onTouch: this.touched,
        onLink: (target) => this.goTo(target),
        onSwipe: (step) => (step === 1) !== this.rightToLeft ? this.next() : this.previous(),
      });
      // Late pictures and typefaces change the text's height above the reader.
      contents.on('resize', () => this.#restore());
    });
    await within(rendition.started, bookTimes.open);
    this.#hold();
    await this.#show(
      start?.cfi ? this.#targetOfCfi(start.cfi) : this.#targetOfPercent(start?.percent ?? 0),
    );
    this.container?.addEventListener('scroll', this.#onScroll, { passive: true });
  }

  #screen(): BookScreen | undefined {
    if (!this.#rendition || this.#closed) return undefined;
    return bookScreen(renditionInternals(this.#rendition).manager, this.rightToLeft);
  }

  #targetOfCfi(cfi: string): Target {
    const step = /^epubcfi\(\/\d+\/(\d+)/.exec(cfi)?.[1];
    const index = step === undefined ? -1 : Number(step) / 2 - 1;
    return {
      section: this.#open?.sections[index],
      find: ({ contents }) => contents.range(cfi) ?? undefined,
    };
  }

  #targetOfPercent(percent: number): Target {
    const place = placeAt(this.#weights(), percent);
    return {
      section: this.#open?.sections[place.section],
      find: ({ contents }) =>
        place.share > 0 ? rangeAt(mapText(contents.content), place.share) : undefined,
    };
  }

  #weights(): readonly number[] {
    const sizes = this.#open?.sizes ?? [];
    const { weights } = this.#options;
    return weights?.length === sizes.length ? weights : sizes;
  }

  /** Draws a part if it is not there yet, goes to the place in it, and says where that is. */
  async #show({ section, find }: Target, moved = true): Promise<void> {
    const rendition = this.#rendition;
    if (!rendition) return;
    const target = section ?? this.#open?.sections.find(({ linear }) => linear);
    if (!target) throw new BookError('broken', 'no reading order');
    this.#hold();
    if (this.#screen()?.section !== target.index) {
      await within(displayed(rendition, target.href), bookTimes.display);
    }
    const screen = this.#screen();
    if (!screen || this.#closed) return;
    const range = find(screen);
    screen.reveal(range ? rectOf(range) : startOf(screen.contents, screen.edge));
    await settle();
    this.#report(moved, range);
  }

  async #turn(forward: boolean): Promise<void> {
    const screen = this.#screen();
    if (!screen) return;
    this.touched();
    if (this.#look.mode === 'page' && screen.turn(forward)) {
      this.#report(true);
      return;
    }
    const current = this.#open?.sections[screen.section];
    const section = forward ? current?.next() : current?.prev();
    if (!section) {
      this.#options.events.onBeyond(forward ? 'end' : 'start');
      return;
    }
    const toEnd = !forward && this.#look.mode === 'page';
    await this.#show({
      section,
      find: ({ contents }) => (toEnd ? rangeAt(mapText(contents.content), 1) : undefined),
    });
  }

  readonly #onScroll = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#report(performance.now() > this.#held);
    });
  };

  /** For a moment after a change of layout, scrolling is the layout's doing. */
  #hold(): void {
    this.#held = performance.now() + 400;
  }

  #restore(): void {
    const screen = this.#screen();
    const range = screen && this.#anchor ? screen.contents.range(this.#anchor) : undefined;
    if (!screen || !range || performance.now() > this.#held) return;
    screen.reveal(rectOf(range));
  }

  /** Says where the reader is; takes it as the anchor when the reader went there. */
  #report(moved: boolean, at?: Range): void {
    const screen = this.#screen();
    if (!screen || !this.#open) return;
    const { contents, section } = screen;
    const map = mapText(contents.content);
    const range = firstVisible(map, screen.box, screen.edge);
    const share = range ? shareBefore(map, range.startContainer, range.startOffset) : 0;
    const cfi = range ? contents.cfiFromRange(at ?? range) : contents.cfiFromNode(contents.content);
    if (moved || this.#anchor === '') this.#anchor = cfi;
    const item = this.#open.sections[section];
    const lastSection = item?.next() === undefined;
    const atEnd = lastSection && screen.atEnd;
    this.#options.events.onPlace(
      {
        cfi: this.#anchor,
        percent: atEnd ? 100 : percentOf(this.#weights(), { section, share }),
        section,
        firstSection: item?.prev() === undefined,
        lastSection,
        atEnd,
        axis: screen.edge === 'top' ? 'down' : 'sideways',
      },
      moved,
    );
  }
}
