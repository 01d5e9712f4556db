import { BookError } from '#novel/engine/archive/zip-directory.ts';

/** Times that epubjs gets, in milliseconds, since it may never answer: `open` up to the first text. */
export const bookTimes = { open: 5000, display: 5000, close: 4000 } as const;

const tickMs = 100;

/** Settles as `work` does, or rejects with a `timeout` when the time is up. */
export type Limit = <Result>(work: Promise<Result>) => Promise<Result>;

/**
 * So many milliseconds for one work, or for several together. Those alone count in which the page could
 * get on: neither those for which drawing keeps a slow processor, nor those of a tab in the background.
 */
export function limitOf(milliseconds: number): Limit {
  let left = milliseconds;
  return (work) =>
    new Promise((resolve, reject) => {
      const timer = setInterval(() => {
        if (!document.hidden) left -= tickMs;
        if (left > 0) return;
        clearInterval(timer);
        reject(new BookError('timeout'));
      }, tickMs);
      work.then(resolve, reject).finally(() => clearInterval(timer));
    });
}

/** The times of one book: one up to its first text, and then one for each part that is displayed. */
export class BookClock {
  #limit = limitOf(bookTimes.open);

  readonly within: Limit = (work) => this.#limit(work);

  readonly display: Limit = (work) =>
    this.#limit(work).finally(() => {
      this.#limit = limitOf(bookTimes.display);
    });
}
