import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** A chapter that was fetched ahead, with its book. */
export type BookAhead = {
  readonly kind: 'book';
  /** For whom, by user id; null a visitor. */
  readonly reader: string | null;
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  readonly book: ArrayBuffer;
  /** Where it will open; its beginning where that is left out. */
  readonly position: NovelPosition | undefined;
};

const books = new WeakMap<ChapterView, ArrayBuffer>();

export function keepBookAhead(view: ChapterView, book: ArrayBuffer): void {
  books.set(view, book);
}

/** The book of a view, where it was fetched ahead: it is drawn without another wait. */
export function bookHere(view: ChapterView): ArrayBuffer | undefined {
  return books.get(view);
}
