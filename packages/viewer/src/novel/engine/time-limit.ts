import { BookError } from '#novel/engine/archive/zip-directory.ts';

/** Times that epubjs gets, in milliseconds: it may never answer. */
export const bookTimes = { open: 20_000, display: 10_000, close: 4000 } as const;

/** Settles as `work` does, or rejects with a `timeout` after so long. */
export function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BookError('timeout')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
