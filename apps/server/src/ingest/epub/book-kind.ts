import {
  comicOrNovel,
  type BookLayout,
  type BookPageFacts,
} from '@hanji/domain/reading/kind/comic-or-novel.ts';

import type { Book } from './package/book.ts';
import type { BookText } from './survey/book-text.ts';

function layoutOf({ metadata: { layout, fixed } }: Book): BookLayout {
  if (layout === 'roll') return 'roll';
  return layout === 'pre-paginated' || fixed ? 'fixed' : 'reflowable';
}

/** A page that only shows the cover is no page of what is read. */
function factsOf({ pictures, end, worth }: BookText, { cover }: Book): BookPageFacts {
  const characters = end.letters;
  const isCover = characters === 0 && pictures.every((item) => item === cover);
  return { pictures: isCover ? 0 : worth, characters };
}

function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

/** Whether a book is read as a comic or as a novel, and why, in one line. */
export function bookKind(
  book: Book,
  texts: readonly BookText[],
): { readonly kind: 'comic' | 'novel'; readonly note: string } {
  const own = texts.map((text) => factsOf(text, book));
  // A book that is its cover alone shows that.
  const onlyCover = own.every(({ pictures, characters }) => pictures + characters === 0);
  const facts = onlyCover ? texts.map(({ worth }) => ({ pictures: worth, characters: 0 })) : own;
  const { kind, characters } = comicOrNovel({ layout: layoutOf(book), pages: facts });
  const pictures = texts.reduce((sum, text) => sum + text.pictures.length, 0);
  const [words, drawn] = [counted(characters, 'character'), counted(pictures, 'picture')];
  const beside = kind === 'novel' ? `${words} beside ${drawn}` : `${drawn} beside ${words}`;
  return { kind, note: `read as a ${kind}: ${beside}` };
}
