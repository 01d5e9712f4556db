import { BookError } from '#novel/engine/archive/zip-directory.ts';

/** One task after the other: epubjs is lost when two displays overlap. */
export class BookQueue {
  #work: Promise<void> = Promise.resolve();
  #closed = false;
  readonly #onFailed: (error: BookError) => void;

  constructor(onFailed: (error: BookError) => void) {
    this.#onFailed = onFailed;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /**
   * Runs after what was added before; failures are told, and those of a closed queue are not. Resolves
   * once it is over, however that was.
   */
  add(task: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      try {
        await task();
      } catch (error) {
        const known = error instanceof BookError ? error : new BookError('broken', String(error));
        if (!this.#closed) this.#onFailed(known);
      }
    });
    return this.#work;
  }

  /** No further task begins; resolves when the one under way is over. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#work;
  }
}
