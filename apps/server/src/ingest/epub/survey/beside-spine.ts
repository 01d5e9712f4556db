import { isFlaw } from '../../import-error.ts';
import { countLetters } from '../../report/count-letters.ts';
import type { Omissions } from '../../report/omissions.ts';
import { bodyOf } from '../document/content-document.ts';
import { readText } from '../document/count-characters.ts';
import type { SpineReader } from '../document/spine-document.ts';
import type { Book, BookItem } from '../package/book.ts';

const documents = /^(?:application\/xhtml\+xml|text\/html)$/;

/** Documents that nothing puts before a reader: not the contents table, nor what stands in for another. */
function documentsBeside({ spine, items, nav }: Book): BookItem[] {
  const all = [...items.values()];
  const inOrder = new Set(spine.map(({ item }) => item.path));
  const standIns = new Set(all.map(({ fallback }) => fallback));
  return all.filter(
    ({ id, path, mediaType }) =>
      documents.test(mediaType) && !inOrder.has(path) && path !== nav?.path && !standIns.has(id),
  );
}

type Origin = {
  readonly book: Book;
  readonly spine: SpineReader;
  readonly omissions: Omissions;
};

/** Null where it cannot be read. */
async function lettersOf(spine: SpineReader, item: BookItem): Promise<number | null> {
  try {
    const segments = await spine.segmentsOf(item.path);
    let letters = 0;
    for (const segment of segments.length > 0 ? segments : [null]) {
      const body = bodyOf(await spine.read({ item, kind: 'document', segment }));
      letters += body === null ? 0 : countLetters(readText(body));
    }
    return letters;
  } catch (error) {
    if (!isFlaw(error)) throw error;
    return null;
  }
}

/** Takes down what a book lists and its spine does not name, since it has no place to be read in. */
export async function takeDownBesideSpine(
  { book, spine, omissions }: Origin,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const item of documentsBeside(book)) {
    signal?.throwIfAborted();
    const characters = await lettersOf(spine, item);
    if (characters === 0) continue;
    const reason = 'is not in the spine';
    const much = characters === null ? {} : { characters };
    omissions.add({ kind: 'document', place: item.path, reason, ...much });
  }
  for (const { path, mediaType } of book.items.values()) {
    if (mediaType !== 'application/smil+xml') continue;
    const reason = 'synchronizes a recording with the text, which is not played';
    omissions.add({ kind: 'media', place: path, reason });
  }
}
