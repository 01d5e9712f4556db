import type { SpineSection } from '#novel/engine/epub/epub-internals.ts';
import type { OpenBook } from '#novel/engine/epub/open-book.ts';
import { bookTimes, limitOf } from '#novel/engine/time-limit.ts';

/** A part of the book as its frame would have it; undefined where it cannot be read. */
export async function documentOf(
  { book }: OpenBook,
  section: SpineSection,
): Promise<Document | undefined> {
  const drawn = section.render((url) => book.load(url));
  try {
    return new DOMParser().parseFromString(await limitOf(bookTimes.display)(drawn), 'text/html');
  } catch {
    return undefined;
  }
}
