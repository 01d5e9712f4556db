import type { BookScreen } from '#novel/engine/epub/book-screen.ts';
import { firstVisible } from '#novel/engine/place/first-visible.ts';
import { rectOf } from '#novel/engine/place/rectangles.ts';

/** Changes what is drawn, and keeps the first line that is seen where it is. */
export function holdScreen(screenNow: () => BookScreen | undefined, change: () => void): void {
  const before = screenNow();
  if (!before) return;
  // A range follows its letter, wherever that goes in the document.
  const line = firstVisible(before.text.text, before.box, before.edge);
  const distance = line && before.distanceOf(rectOf(line));
  change();
  before.fit();
  if (line) screenNow()?.reveal(rectOf(line), distance);
}
