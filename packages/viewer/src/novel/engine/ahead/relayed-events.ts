import type { NovelReaderEvents } from '#novel/engine/reader-options.ts';

type Said = Partial<
  Record<'onOpened' | 'onFrame' | 'onPlace' | 'onFailed', (listener: NovelReaderEvents) => void>
>;

/**
 * The events of a reader that is drawn before anybody hears it. Who hears it later is told at once of
 * what its book has come to; what was done to it before that nobody has done.
 */
export class RelayedEvents {
  #listener: NovelReaderEvents | undefined;
  /** By kind, in the order in which a reader says them. */
  readonly #said: Said = {};

  readonly events: NovelReaderEvents = {
    onOpened: (contents) => this.#say('onOpened', (to) => to.onOpened(contents)),
    onFrame: (frame) => this.#say('onFrame', (to) => to.onFrame(frame)),
    onPlace: (place, moved) => this.#say('onPlace', (to) => to.onPlace(place, moved)),
    onFailed: (error, whole) => this.#say('onFailed', (to) => to.onFailed(error, whole)),
    onTap: (share, picture) => this.#listener?.onTap(share, picture),
    onPicture: (picture) => this.#listener?.onPicture(picture),
    onOutside: (address) => this.#listener?.onOutside(address),
    onChapter: (key, place) => this.#listener?.onChapter(key, place),
    onNote: (note, reference) => this.#listener?.onNote(note, reference),
    onKey: (event) => this.#listener?.onKey(event),
    onBeyond: (end) => this.#listener?.onBeyond(end),
  };

  /** Whether its book, or the part that it opens with, cannot be shown. */
  get hasFailed(): boolean {
    return this.#said.onFailed !== undefined;
  }

  /** Whether it was drawn at its place. */
  get hasPlace(): boolean {
    return this.#said.onPlace !== undefined;
  }

  /** Its text is being laid out anew: where that stands is said once it does. */
  forgetPlace(): void {
    delete this.#said.onPlace;
  }

  hear(listener: NovelReaderEvents): void {
    this.#listener = listener;
    for (const said of Object.values(this.#said)) said(listener);
  }

  #say(kind: keyof Said, said: (listener: NovelReaderEvents) => void): void {
    if (this.#listener) said(this.#listener);
    else this.#said[kind] = said;
  }
}
