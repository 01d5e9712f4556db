import { onChapterNews } from '@hanji/edition/session/chapter-news.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { dropKept, tidyKept } from './kept-chapters.ts';

/** A browser whose database is blocked keeps nothing, and nobody misses it. */
function quietly(work: Promise<void>): void {
  work.catch((error: unknown) => console.warn('Kept chapters were not tidied', error));
}

/**
 * Lets chapters go that are kept for reading without a connection: at the start what is over, and what is
 * somebody else's; that of who signs out, and what is taken back. Gives what ends it.
 */
export function keepChapters(store: EditionStore): () => void {
  const gone = new AbortController();
  const userNow = (): string | null => store.getState().currentUser?.userId ?? null;
  let user = userNow();
  quietly(tidyKept(user));
  onChapterNews(
    'takenBack',
    (chapterId) => quietly(dropKept({ reader: user, chapterId })),
    gone.signal,
  );
  const stop = store.subscribe(() => {
    const now = userNow();
    if (now === user) return;
    user = now;
    quietly(tidyKept(user));
  });
  return () => {
    gone.abort();
    stop();
  };
}
