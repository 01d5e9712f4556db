import type { Rendition } from 'epubjs';
import { renditionInternals } from '#novel/engine/epub/epub-internals.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { bookTimes, limitOf } from '#novel/engine/time-limit.ts';

type Closing = {
  readonly opening: Promise<OpenBook>;
  readonly rendition: Rendition | undefined;
  /** Displays under way: epubjs throws when it is destroyed among them. */
  readonly work: Promise<unknown>;
};

/** Ends a book for good: waits for what is under way, destroys it, takes back its addresses. */
export async function closeBook({ opening, rendition, work }: Closing): Promise<void> {
  const open = await limitOf(bookTimes.close)(opening).catch(() => undefined);
  // Whether the last display came through no longer matters to anyone.
  await limitOf(bookTimes.close)(Promise.allSettled([work, rendition?.started])).catch(
    () => undefined,
  );
  if (!open) {
    // It may still open after the time is up: its addresses are taken back then.
    opening.then(
      (late) => late.assets.revoke(),
      () => undefined,
    );
    return;
  }
  const manager = rendition && renditionInternals(rendition).manager;
  const { orientationChangeFunc } = manager?.stage ?? {};
  if (orientationChangeFunc) window.removeEventListener('orientationchange', orientationChangeFunc);
  open.assets.revoke();
  // Without a stage the manager cannot be destroyed; the book alone can.
  if (rendition && !manager?.stage) Object.assign(open.book, { rendition: undefined });
  open.book.destroy();
}
