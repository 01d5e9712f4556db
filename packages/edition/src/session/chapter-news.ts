/** Something of a chapter has reached its reader; or what was unlocked of it was taken back. */
type News = 'delivered' | 'takenBack';
type Listener = (chapterId: number) => void;

const listeners: Readonly<Record<News, Set<Listener>>> = {
  delivered: new Set(),
  takenBack: new Set(),
};

/** Tells whoever listens in this tab, as often as it happens. */
export function tellOfChapter(news: News, chapterId: number): void {
  for (const listener of listeners[news]) listener(chapterId);
}

/** Hears of chapters in this tab until the signal ends it. */
export function onChapterNews(news: News, listener: Listener, signal: AbortSignal): void {
  listeners[news].add(listener);
  signal.addEventListener('abort', () => listeners[news].delete(listener), { once: true });
}
