/** Without a scroll for so many milliseconds, nothing scrolls. */
const restAfter = 120;

type ScrollEvents = {
  /** Once a frame while it scrolls. */
  readonly onMove: () => void;
  readonly onRest: () => void;
};

/** Follows how a box is scrolled. */
export class ScrollWatch {
  readonly #events: ScrollEvents;
  #box: HTMLElement | undefined;
  #frame = 0;
  #rest = 0;

  constructor(events: ScrollEvents) {
    this.#events = events;
  }

  follow(box: HTMLElement | undefined): void {
    this.#box = box;
    box?.addEventListener('scroll', this.#onScroll, { passive: true });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#box?.removeEventListener('scroll', this.#onScroll);
  }

  readonly #onScroll = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#events.onMove();
    });
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#events.onRest(), restAfter);
  };
}
