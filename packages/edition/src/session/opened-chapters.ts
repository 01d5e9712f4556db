type Listener = (chapterId: number) => void;

const listeners = new Set<Listener>();

/** A viewer has a chapter of its own to show: from now on something of it reaches its reader. */
export function chapterOpened(chapterId: number): void {
  for (const listener of listeners) listener(chapterId);
}

/** Hears of chapters that are opened in this tab until the signal ends it. */
export function onChapterOpened(listener: Listener, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener), { once: true });
}
